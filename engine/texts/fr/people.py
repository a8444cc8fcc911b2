"""Texts of the people whose names are kept, in French."""

TEXTS: tuple[str, ...] = (
    "title", "Personnes",
    "also", "aussi {names}|= {names}|…",
    "games", "{n} partie|{n}#{n} parties|{n}",
    "rename", "Renommer",
    "merge", "Réunir avec un autre|Réunir",
    "ask_same", "{name} : la même personne que ?|{name} : comme qui ?|Comme qui ?",
    "ask_everywhere", "Dans les statistiques aussi ?|Statistiques aussi ?|Partout ?",
    "separate", "Séparer {name}|Séparer",
    "remove", "Retirer",
    "sure_rename", "{name} devient {new}, aussi dans les statistiques ({n} partie). Les feuilles de marque gardent l'ancien nom.|{name} devient {new} ?|{name} = {new} ?|{new} ?#{name} devient {new}, aussi dans les statistiques ({n} parties). Les feuilles de marque gardent l'ancien nom.|{name} devient {new} ?|{name} = {new} ?|{new} ?",
    "sure_merge", "Réunir {name} et {new} ? {n} partie jouée sous le nom {name} comptera pour {new}. Les feuilles de marque gardent l'ancien nom.|{name} devient {new} ?|{name} = {new} ?|{new} ?#Réunir {name} et {new} ? {n} parties jouées sous le nom {name} compteront pour {new}. Les feuilles de marque gardent l'ancien nom.|{name} devient {new} ?|{name} = {new} ?|{new} ?",
    "sat_together", "{name} et {new} étaient à la même table : {game}, partie {n}. Ce sont deux personnes.|Ensemble à la partie {n}.|Partie {n}",
    "sure_separate", "Refaire de {new} et {name} deux personnes ? Chacun retrouve ses parties.|Séparer {new} et {name} ?|{new} ≠ {name} ?|Séparer ?",
    "sure_remove", "{name} ne sera plus proposé. {n} partie enregistrée garde ce nom.|Retirer {name} ?|Retirer ?#{name} ne sera plus proposé. {n} parties enregistrées gardent ce nom.|Retirer {name} ?|Retirer ?",
)
