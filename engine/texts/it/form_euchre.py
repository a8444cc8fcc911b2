"""Euchre."""

TEXTS = (
    "unit", "mano",
    "units", "mani",
    "option_target", "Traguardo|Punti",
    "field_maker", "chi ha scelto la briscola|briscola",
    "ask_maker", "Chi ha scelto la briscola?|Chi ha scelto?|Chi sceglie?",
    "field_alone", "senza compagno",
    "ask_alone", "Ha giocato senza compagno?|Senza compagno?|Da soli?",
    "field_tricks", "prese di chi ha scelto",
    "ask_tricks", "Prese di chi ha scelto?|Prese?",
    "name_hand", "mano",
    "coming_hand", "Cinque carte a testa. Scegliete la briscola e giocate.|5 carte, briscola",
    "note_hand_0_0", "Prese di chi ha scelto: {tricks} di 5; 2 agli altri|Prese: {tricks} di 5",
    "note_hand_0_1", "Prese di chi ha scelto: {tricks} di 5|Prese: {tricks} di 5",
    "note_hand_1_0", "{maker}, senza compagno, le ha fatte tutte: 4|Senza compagno: 4",
    "beside_0", "monte",
    "rule_1", "Quattro giocatori in due coppie, con 24 carte, dal 9 all'asso.",
    "rule_2", "Chi sceglie la briscola segna 1 con tre o quattro prese e 2 con tutte e cinque.| Con meno gli altri segnano 2.",
    "rule_3", "Chi gioca da solo e le fa tutte e cinque segna 4 per la coppia.| C'è chi dà 4 anche a chi difende da solo, o se chi gioca da solo ne fa meno di tre; si segna come correzione.",
    "rule_4", "Vince la coppia che arriva a 10 punti (regola della casa {option:target}).",
    "asked_3", "Quanto si segna giocando da soli?|Da soli?",
)
