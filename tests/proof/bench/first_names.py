"""Two hundred common first names, fifty in each of four languages.

They come from the birth statistics of recent decades.
"""

_ENGLISH = (
    "Oliver George Harry Jack Noah Leo Arthur Charlie Thomas James William Henry Alfie Joshua Freddie Ethan Oscar Isaac"
    " Daniel Samuel Michael David John Robert Matthew Olivia Emily Isla Amelia Ava Jessica Ella Isabella Sophie Poppy"
    " Grace Lily Evie Mia Charlotte Mary Patricia Jennifer Linda Elizabeth Susan Sarah Karen Lisa Nancy"
)
_ITALIAN = (
    "Leonardo Francesco Alessandro Lorenzo Mattia Andrea Gabriele Riccardo Tommaso Edoardo Giuseppe Antonio Federico"
    " Marco Davide Giovanni Luca Matteo Pietro Simone Niccolò Stefano Roberto Paolo Mario Sofia Giulia Aurora Alice"
    " Ginevra Emma Giorgia Greta Beatrice Anna Chiara Martina Francesca Elena Sara Maria Rosa Giuseppina Angela Giovanna"
    " Teresa Lucia Carmela Caterina Benedetta"
)
_GERMAN = (
    "Ben Paul Jonas Elias Leon Finn Luis Felix Lukas Maximilian Moritz Anton Emil Jakob Peter Hans Wolfgang Klaus Jürgen"
    " Günter Stefan Andreas Christian Jörg Sören Hannah Lina Marie Clara Lena Leonie Johanna Frieda Ida Mathilda"
    " Katharina Ursula Renate Monika Helga Ingrid Sabine Petra Gisela Birgit Käthe Anja Claudia Heike Zoë"
)
_SPANISH = (
    "Hugo Mateo Martín Lucas Alejandro Pablo Manuel Álvaro Adrián Diego Javier Jorge Carlos Miguel José Juan Jesús Luis"
    " Rafael Pedro Ángel Iñigo Fernando Sergio Raúl Lucía Martina María Paula Julia Valeria Alba Carmen Sara Laura Marta"
    " Ana Isabel Cristina Pilar Dolores Josefa Rosario Mercedes Begoña Inés Noelia Rocío Verónica Ximena"
)
ENGLISH, ITALIAN, GERMAN, SPANISH = [
    words.split() for words in (_ENGLISH, _ITALIAN, _GERMAN, _SPANISH)
]
NAMES = ENGLISH + ITALIAN + GERMAN + SPANISH
