"""The messages and texts of the exports in Spanish; keys and facts are those of messages.py."""

TEXTS = {
    "no_games": (
        "En {where} no hay partidas guardadas. Juega una con make run. Para un ejemplo: make"
        " season, y nómbralo aquí, FROM=build/season."
    ),
    "no_image": (
        "No hay ningún archivo {where} con partidas guardadas. Juega una con make run, o nombra"
        " otro lugar."
    ),
    "no_folder": "No existe la carpeta {where}.",
    "no_backup": (
        "{where} no es una copia: no tiene la carpeta games. Nombra una hecha con make backup."
    ),
    "not_read": "{why}.",
    "foreign": "{where} no es una memoria de Meldmate.",
    "unreadable": "{where} no se puede leer: {why}.",
    "unknown_number": "En {where} no hay ninguna partida {n}. Hay: {numbers}.",
    "no_platformdirs": (
        "¿Dónde están las partidas? Nombra su carpeta con --data CARPETA (falta la biblioteca"
        " platformdirs)."
    ),
    "no_littlefs": (
        "Las partidas del simulador se leen con la biblioteca littlefs-python; make run la instala."
    ),
    "own_file": "{file} es de las partidas guardadas. Nombra otro archivo tras -o.",
    "written": "Está en {file}.",
    "not_written": "{file} no se puede escribir: {why}.",
    "no_journal": "La partida {n} no está: {file} no contiene ninguna partida legible.",
    "newer": "La partida {n} no está: {file} es de una versión más nueva de Meldmate.",
    "unknown_game": "La partida {n} no está: no hay ningún juego llamado {game}.",
    "impossible": "La partida {n} no está: {why}.",
    "untold": (
        "La partida {n} no está: no se puede exportar así ({why}). Sigue guardada; make backup la"
        " copia."
    ),
    "damaged": (
        "La partida {n} está dañada: anotaciones recuperadas y exportadas {entries}, el resto no"
        " está."
    ),
    "damaged_one": (
        "La partida {n} está dañada: una anotación recuperada y exportada, el resto no está."
    ),
    "damaged_none": (
        "La partida {n} está dañada: no se puede leer ninguna anotación; se exportan sus jugadores."
    ),
    "damaged_result": "La partida {n} está dañada; su resultado se ha recuperado y exportado.",
    "missing_game": (
        "Falta la partida {n} (anotaciones: {entries}). Enciende Meldmate con esta memoria: busca"
        " la partida y devuelve lo que encuentra."
    ),
    "shorter_game": (
        "La partida {n} es más corta de lo apuntado (anotaciones: {entries}). Enciende Meldmate con"
        " esta memoria: busca el resto y devuelve lo que encuentra."
    ),
    "no_board": "La placa no se puede leer: {why}.",
    "no_mpremote": "Una placa se lee con la biblioteca mpremote; make export la instala.",
    "twice": "{game} es igual que {other}: cuenta una vez.",
    "bad_name": "{words} no cambia un nombre. Escribe VIEJO=NUEVO, por ejemplo ana=Ana.",
    "names_circle": "Los nombres nuevos forman un círculo. Da a cada jugador un solo nombre nuevo.",
    "unknown_names": "En estas partidas nadie se llama {names}.",
    "bad_stake": "{words} no es una cantidad. Escribe una de 0.01 a 999.99, por ejemplo 0.10.",
    "bad_day": "{words} no es un día. Escribe uno como 2026-11-21.",
    "reading": "Leyendo las partidas",
    "writing": "Escribiendo",
    "large_title": "Los puntos",
    "large_saved": "Guardado a las {time}",
    "large_stale": "Nada nuevo desde las {time}",
    "large_none": "No hay ninguna partida en la mesa.",
    "large_wait": "Los puntos aparecen aquí.",
    "large_seat": "Por sitio",
    "large_place": "Por puesto",
    "large_deals": "reparte",
    "large_starts": "empieza",
    "large_leads": "en cabeza",
    "serve_ends": "{address}  (Ctrl-C para acabar)",
    "serve_anyone": (
        "Quien esté en esta red y tenga la dirección ve los puntos mientras esto funciona. Ábrela"
        " en el televisor."
    ),
    "serve_not": "Los puntos no se pueden mostrar en {host}: {why}.",
    "bad_key": "{words} no puede ir en la dirección. Escribe de 4 a 40 letras, cifras, - y _.",
    "serve_reads": "{why} Se lee otra vez hasta que funcione.",
    "serve_again": "Ya se puede leer otra vez.",
    "serve_alone": "No van juntos: --serve, --watch, --all y --json.",
    "bad_seconds": "{words} no es un tiempo. Escribe segundos, de 0.1 a un día.",
    "only_result_json": ("De la partida {n} solo se guardó el resultado; quita --json para verlo."),
    "none_in_time": "Ninguna de las partidas empezó en ese tiempo.",
    "no_library": "Esto necesita la biblioteca {name}; make export la instala.",
    "sat_together": (
        "{names} estaban en la misma mesa en la partida {n}: son dos personas, y no pueden tener"
        " un solo nombre."
    ),
    "only_result": (
        "La partida {n} no está: solo se guardó el resultado, {result}. Lo tienen los formatos csv"
        " y html."
    ),
    "page_title": "Partidas guardadas",
    "game_title": "{title}, partida {n}",
    "game_of": "{game} ({where})",
    "place": "Puesto",
    "player": "Jugador",
    "score": "Puntos",
    "chips": "Fichas",
    "won": "gana",
    "shares": "comparte la victoria",
    "out": "fuera, {unit} {n}",
    "left": "se fue",
    "deals": "reparte ahora",
    "board": "En el tablero",
    "board_cut": "sorteo del tablero",
    "bonuses": "primas",
    "section": "Casilla",
    "history": "Historial",
    "entry": "Anotación",
    "dealer": "Reparte",
    "nothing_yet": "Aún no hay nada anotado.",
    "goal": "Se juega: {goal}.",
    "ended": "{why}.",
    "house": "Reglas de la casa: {rules}.",
    "house_default": "Reglas de la casa: ninguna cambiada.",
    "archived": "De esta partida solo se guardó el resultado.",
    "result": "resultado",
    "standing": "Puntos",
    "remark": "Notas",
    "began": "Inicio: {day}.",
    "time": "Hora",
    "goes_on": "en juego",
    "contents": "Las partidas",
    "sum": "Total",
    "weekdays": "Lunes Martes Miércoles Jueves Viernes Sábado Domingo",
    "months": (
        "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre"
    ),
    "on_day": "{weekday}, {day} de {month}",
    "latest_game": "La última partida",
    "n_players": "{n} jugadores",
    "n_game": "1 partida",
    "n_games": "{n} partidas",
    "minute": "1 minuto",
    "minutes": "{n} minutos",
    "hours": "{hours} h {minutes:02d} min",
    "won_game": "{name} ganó a {game}",
    "won_evening": "Gana la velada: {names}, {n} de {games}",
    "shared_evening": "Ganan la velada: {names}, {n} cada uno",
    "noted": "{words} ({more})",
    "once": "una vez",
    "twice_times": "dos veces",
    "times": "{n} veces",
    "stands": "{game}, en juego",
    "leads_now": "Va en cabeza {name}, {unit} {n}.",
    "wins_game": "{name} gana a {game}",
    "wins_by_board": "{name} gana a {game} con +{n} del tablero",
    "wins_throughout": "{name} gana a {game}, en cabeza de principio a fin",
    "wins_at_last": "{name} gana a {game} en el último momento",
    "wins_late": "{name} remonta y gana a {game}",
    "wins_unhurried": "{name} gana a {game}, sin dejarse alcanzar",
    "shares_game": "{names} empatan a {game}",
    "side_wins": "{names} ganan a {game}",
    "from_board": "Al final {name} cobró {n} fichas del tablero.",
    "lead_changed": "La cabeza cambió {times}.",
    "led_until": "{name} fue en cabeza hasta {unit} {n}.",
    "behind_until": "{name} fue por detrás hasta {unit} {n} de {of}.",
    "final_margin": "{first} contra {second} de {name}.",
    "came_back": "{name} quedó fuera y se reenganchó tras {unit} {n}.",
    "out_in_round": "{name} fuera, {unit} {n}.",
    "chart_scores": "Puntos por {unit}",
    "chart_chips": "Fichas por {unit}",
    "chart_words": "Tras {n} ({unit}): {finals}.",
    "chart_limit": "Una línea muestra: {limit}.",
    "is_out": "fuera",
    "is_gone": "se fue",
    "mark_board": "+{n} del tablero",
    "mark_back": "reenganche",
    "out_at": "fuera con {n}",
    "target": "meta {n}",
    "bars_chips": "Quién cobró qué casilla",
    "bars_points": "Quién sumó puntos de quién",
    "bars_hands": "Manos ganadas, y cómo",
    "kind_open": "no se sabe",
    "settle": "Las cuentas",
    "settle_even": "Nadie debe nada.",
    "settle_each": "Partidas en la cuenta: {n}, cada una con su dinero.",
    "settle_season": "Partidas en la cuenta: {n}, a {amount} cada una.",
    "stake_point": "A {amount} por punto: cada dos jugadores ajustan su diferencia.",
    "stake_point_table": (
        "A {amount} por punto: cada dos jugadores ajustan lo que cambió su diferencia mientras los"
        " dos estaban en la mesa."
    ),
    "stake_paid": "A {amount} por cada punto ganado o perdido.",
    "stake_chip": "A {amount} por ficha.",
    "stake_win": "A {amount} por victoria, de cada uno de los demás.",
    "payer": "Paga",
    "payee": "A",
    "amount": "Importe",
    "season": "La temporada",
    "older": "Partidas anteriores",
    "older_words": "Las últimas {n} partidas están aquí enteras; GAME=N exporta cualquier otra.",
    "no_day": "Partidas sin fecha",
    "more": "Puntos, reglas e historial",
    "counted": "Partidas acabadas: {n}.",
    "from_to": "Del {first} al {last}.",
    "counted_open": "En juego, no contadas: {n}.",
    "counted_results": "Solo con resultado, no contadas: {n}.",
    "games": "Partidas",
    "wins": "Victorias",
    "win_rate": "Ganadas",
    "mean_place": "Puesto medio",
    "highest_round": "Mano más alta",
    "lowest_round": "Mano más baja",
    "best_round": "Mejor mano",
    "worst_round": "Peor mano",
    "game_axis": "Partida",
    "over_time": "Victorias en el tiempo",
    "best": "Quién gana a quién",
    "best_words": (
        "Cuántos de 100 contrarios quedaron detrás; por azar, 50. La barra muestra hasta dónde"
        " mueve el punto solo la suerte en 95 de 100 temporadas así."
    ),
    "beaten": "Superados",
    "by_luck": "Azar",
    "range": "95 %",
    "chance_line": "50: azar",
    "wins_of": "ganadas {wins} de {games}, por azar {chance}",
    "too_few": "Menos de {n} partidas, así que no aquí: {names}.",
    "not_ranked": "Menos de {n} partidas, sin clasificar: {names}.",
    "luck_nobody": (
        "Ningún resultado es más que suerte: entre {n} personas, diferencias así salen por azar."
    ),
    "luck_above": "Mejor de lo que explica la suerte: {names}.",
    "luck_below": "Peor de lo que explica la suerte: {names}.",
    "form": "Racha: las últimas 14 partidas de cada jugador",
    "form_words": "Altura: contrarios superados. Oscuro: victoria. La última está a la derecha.",
    "run_won": "{n} ganadas",
    "run_without": "{n} sin ganar",
    "suits": "A quién se le da qué juego",
    "suits_words": (
        "Contrarios superados de 100, y número de partidas; más claro donde hay pocas."
    ),
    "head_to_head": "Cara a cara",
    "head_words": (
        "Cuántas veces el jugador de la fila quedó por delante del de la columna, y cuántas por"
        " detrás."
    ),
    "head_wide": "El más claro: {first}, delante de {second} en {n} de {of} partidas.",
    "head_close": "El más igualado: {first} y {second}, {n} de {of}.",
    "records": "Récords",
    "record": "Récord",
    "record_round": "mano más alta, {game}",
    "record_closest": "final más igualado",
    "record_longest": "partida más larga, en manos",
    "record_comeback": "mayor remontada",
    "record_rumino": "primer Rumino",
    "new_record": "nuevo",
    "new_records": "Récords de esta velada: {records}.",
    "new_words": "{what} ({name}, {value})",
    "feats": "Gin y demás",
    "pairs": "Parejas",
    "money": "Dinero",
    "money_share": "{game} {n} %",
    "money_shares": (
        "De lo que cambió de manos: {shares}. La misma cantidad pesa más en unos juegos que en"
        " otros."
    ),
    "money_by_game": "Saldo por juego",
    "money_by_evening": "Saldo por velada",
    "money_course": "Saldo, velada a velada",
    "owes": "Quién debe a quién ahora:",
    "evening_owes": "Toda la velada:",
    "card_more": "y {n} más",
    "message_pays": "Pagos: {paid}",
    "message_season": "Temporada, {n} partidas. Contrarios superados de 100; por azar, 50:",
    "message_place": "{at}. {name} {value}, ganadas {wins} de {games}",
    "no_database": (
        "{file} no es una base de datos hecha por otra exportación. Nombra otro archivo tras TO="
        " (-o)."
    ),
    "no_font": (
        "Ningún tipo de letra de este ordenador sirve para una imagen. Escribe un SVG: tras TO="
        " (-o) nombra un archivo que acabe en .svg."
    ),
    "pays": "{payer} paga a {payee} {amount}",
    "history_words": "Cada anotación: los puntos después, y el cambio",
    "interval": "de {low} a {high}",
    "date": "{day} {month} {year}",
    "sheet_evening": "Velada",
    "sheet_season": "Temporada",
    "sheet_results": "Resultados",
    "sheet_rounds": "Manos",
    "sheet_form": "Racha",
    "col_game": "Juego",
    "col_won": "Ganada",
    "col_number": "Número",
    "col_started": "Inicio",
    "col_players": "Jugadores",
    "col_over": "Acabada",
    "col_chance": "Azar",
    "col_variance": "Varianza",
    "col_from": "De",
    "col_to": "A",
    "col_form": "Racha",
    "col_step": "Paso",
    "col_round": "Mano",
    "col_event": "Evento",
    "col_change": "Cambio",
    "col_total": "Total",
    "col_of": "{name}: {what}",
    "page_of": "Página &P de &N",
    "moment": "dd/mm/yyyy hh:mm",
}
