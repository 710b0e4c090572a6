/**
 * Sixty questions as different people would type them, each with the pages that answer it. The author knew
 * only the contents of the town, neither the search nor its judged questions (suche-urteile.ts). Sorted by
 * kind. The misses have been examined since (first 53, later 59 of 60 questions found their page), so the
 * questions are no longer an unseen measure.
 */
export const fremdeFragen: readonly { frage: string; seiten: readonly string[] }[] = [
  // Whole sentences, as to an assistant; two of them in dialect.
  { frage: 'wie lange darf ich ein buch aus der bücherei behalten', seiten: ['/buecherei/ausleihe'] },
  {
    frage: 'ich hab meinen perso im zug liegen lassen was muss ich jetzt machen',
    seiten: ['/rathaus/leistungen/ausweis-verloren'],
  },
  { frage: 'Wann kommt die gelbe Tonne in Unterweiler?', seiten: ['/leben/abfall'] },
  {
    frage: 'mein mann ist dement und ich brauche mal eine pause wer hilft mir',
    seiten: ['/leben/senioren', '/verzeichnis/seniorenzentrum-lindenweg'],
  },
  { frage: 'darf mein hund mit ins freibad', seiten: ['/freibad/baderegeln'] },
  { frage: 'muss ich meine alte gasheizung rausreissen', seiten: ['/klimaschutz/waermeplanung'] },
  {
    frage: 'welche apotheke hat heute nacht offen',
    seiten: ['/verzeichnis/notdienst-der-apotheken', '/notfallnummern', '/leben/gesundheit', '/leben/aerzte'],
  },
  {
    frage: 'was kostet es wenn wir an einem samstag heiraten wollen',
    seiten: ['/rathaus/leistungen/eheschliessung-anmelden'],
  },
  {
    frage: 'bis wann muss ich morgens den schnee vor dem haus weggeräumt haben',
    seiten: ['/rathaus/ortsrecht'],
  },
  {
    frage: 'guten tag kann jemand vom rathaus zu meiner mutter ins pflegeheim kommen wegen dem neuen ausweis',
    seiten: ['/rathaus/leistungen/personalausweis', '/rathaus/lebenslagen/alter-und-pflege', '/rathaus'],
  },
  {
    frage: 'meine tochter ist krank und kann heute nicht in die schillerschule',
    seiten: ['/schillerschule/sekretariat', '/schillerschule'],
  },
  {
    frage: 'wie werden die punkte für einen bauplatz gezählt',
    seiten: ['/bauen/baugebiete/rebgarten'],
  },
  { frage: 'warum heult die sirene', seiten: ['/leben/feuerwehr', '/veranstaltungen/sirenenprobe'] },
  { frage: 'gibt es im wahllokal eine schablone für blinde', seiten: ['/rathaus/wahlen'] },
  { frage: 'i bin 16 und such en ferienjob', seiten: ['/leben/jugend'] },
  {
    frage: 'wann isch s weinfescht',
    seiten: ['/veranstaltungen/weinfest', '/stadt/wein'],
  },

  // Typing errors, most of them inside long words.
  {
    frage: 'schwerbehindetenausweiss beantragn',
    seiten: ['/rathaus/leistungen/schwerbehindertenausweis'],
  },
  { frage: 'fürungszeugniss für verein', seiten: ['/rathaus/leistungen/fuehrungszeugnis'] },
  { frage: 'öfnungzeiten wertstofhof', seiten: ['/rathaus/aemter/wertstoffhof'] },
  { frage: 'sperrmühl anmeldn', seiten: ['/rathaus/leistungen/sperrmuell', '/leben/abfall'] },
  {
    frage: 'kindegarten gebüren',
    seiten: ['/leben/familie/kita', '/rathaus/leistungen/kita-anmeldung'],
  },
  { frage: 'jugentmusikschuhle klavir warteliste', seiten: ['/jugendmusikschule/faecher'] },
  { frage: 'schwimkurs für erwaksene', seiten: ['/freibad/kurse'] },
  { frage: 'gewerbeanmedung kosten', seiten: ['/rathaus/leistungen/gewerbe-anmelden', '/wirtschaft'] },
  { frage: 'geburtsurkunnde bestelen', seiten: ['/rathaus/leistungen/geburtsurkunde'] },
  { frage: 'strassenlatterne defekt', seiten: ['/schaden-melden'] },

  // Foreign words: English, Italian, Romanian, Turkish, Ukrainian, French.
  { frage: 'swimming pool opening hours', seiten: ['/freibad/oeffnungszeiten', '/freibad'] },
  { frage: "carta d'identità", seiten: ['/rathaus/leistungen/personalausweis'] },
  {
    frage: 'curs limba germana',
    seiten: ['/leben/integration', '/veranstaltungen/sprechcafe', '/verzeichnis/begegnungscafe-miteinander'],
  },
  {
    frage: 'evlilik',
    seiten: [
      '/rathaus/leistungen/eheschliessung-anmelden',
      '/rathaus/lebenslagen/heirat',
      '/rathaus/aemter/standesamt',
    ],
  },
  { frage: 'дитячий садок', seiten: ['/leben/familie/kita', '/rathaus/leistungen/kita-anmeldung'] },
  { frage: 'marché hebdomadaire', seiten: ['/stadt/wochenmarkt', '/veranstaltungen/wochenmarkt'] },

  // Telephone numbers and rooms.
  {
    frage: '03023125175',
    seiten: ['/notfallnummern', '/schaden-melden', '/rathaus/aemter/stadtwerke', '/kontakt'],
  },
  { frage: '+49 30 23125 141', seiten: ['/rathaus/aemter/sozialamt', '/rathaus/personen'] },
  { frage: '23125390', seiten: ['/verzeichnis/zahnarztpraxis-dr-lux'] },
  { frage: 'rathaus zimmer 14', seiten: ['/rathaus/aemter/bauamt', '/bauen'] },

  // Names of people and offices.
  { frage: 'frau köbele', seiten: ['/rathaus/aemter/bauamt', '/bauen', '/rathaus/personen'] },
  {
    frage: 'leyla demirci',
    seiten: ['/leben/integration', '/rathaus/aemter/sozialamt', '/rathaus/personen'],
  },
  { frage: 'dr rahimi', seiten: ['/verzeichnis/hausarztpraxis-am-markt'] },
  { frage: 'petrow klavierlehrer', seiten: ['/jugendmusikschule/lehrkraefte'] },
  {
    frage: 'ortsvorsteher lindenhof',
    seiten: ['/rathaus/aemter/ortsverwaltung-lindenhof', '/stadt/ortsteile'],
  },
  { frage: 'liegenschaftsamt', seiten: ['/rathaus/aemter/grundstuecke'] },

  // Everyday words, among them the wrong word for the right thing.
  { frage: 'perso abgelaufen', seiten: ['/rathaus/leistungen/personalausweis'] },
  {
    frage: 'einwohnermeldeamt',
    seiten: [
      '/rathaus/buergerbuero',
      '/rathaus/buergerbuero/wohnsitz',
      '/rathaus/leistungen/wohnsitz-anmelden',
    ],
  },
  {
    frage: 'auto ummelden',
    seiten: ['/rathaus/lebenslagen/auto-und-verkehr', '/rathaus/buergerbuero/wohnsitz'],
  },
  { frage: 'knöllchen bekommen', seiten: ['/stadt/parken'] },
  { frage: 'fasnet umzug', seiten: ['/veranstaltungen/fasnachtsumzug'] },
  { frage: 'altes sofa loswerden', seiten: ['/rathaus/leistungen/sperrmuell', '/leben/abfall'] },
  { frage: 'alte farbe entsorgen', seiten: ['/leben/abfall'] },
  { frage: 'e auto laden', seiten: ['/stadt/mobilitaet'] },
  { frage: 'nachbar nachts laut', seiten: ['/rathaus/leistungen/ruhestoerung'] },
  { frage: 'wohnmobil stellplatz', seiten: ['/stadt/uebernachten'] },
  { frage: 'geige ausleihen', seiten: ['/jugendmusikschule/leihinstrumente'] },
  { frage: 'skatepark', seiten: ['/leben/jugend'] },
  { frage: 'wo ist ein defi', seiten: ['/leben/gesundheit'] },
  {
    frage: 'vögel beobachten',
    seiten: ['/aktuelles/vogelturm-altrhein', '/stadt/rundwege', '/verzeichnis/naturschutzgruppe-rheinaue'],
  },
  { frage: 'laden eröffnen zuschuss', seiten: ['/wirtschaft'] },
  { frage: 'toaster kaputt', seiten: ['/veranstaltungen/reparaturwerkstatt', '/klimaschutz'] },
  { frage: 'hundekotbeutel', seiten: ['/rathaus/lebenslagen/haustiere'] },
  { frage: 'taxi rollstuhl', seiten: ['/verzeichnis/taxi-und-krankenfahrten-stoll'] },
]
