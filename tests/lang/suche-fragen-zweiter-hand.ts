/**
 * A hundred and fifty questions of a second stranger, each with the pages that answer it. The search was
 * tuned with one half; of the other half only the share of hits was known until the tuning was done (71 of 75
 * then), and its four misses were fixed afterwards. So the questions guard the reached quality, but are no
 * unseen measure any more.
 */
export const fragenZweiterHand: readonly { frage: string; seiten: readonly string[] }[] = [
  // One to three words
  { frage: 'personalausweis', seiten: ['/rathaus/leistungen/personalausweis'] },
  { frage: 'sperrmüll anmelden', seiten: ['/rathaus/leistungen/sperrmuell', '/leben/abfall'] },
  { frage: 'wertstoffhof öffnungszeiten', seiten: ['/rathaus/aemter/wertstoffhof', '/leben/abfall'] },
  { frage: 'freibad preise', seiten: ['/freibad/preise', '/freibad'] },
  { frage: 'hebesatz grundsteuer', seiten: ['/rathaus/leistungen/grundsteuer', '/stadt/zahlen'] },
  {
    frage: 'fundbüro',
    seiten: ['/rathaus/leistungen/fundsachen', '/rathaus/buergerbuero', '/rathaus/aemter/buergerbuero'],
  },
  { frage: 'geburtsurkunde', seiten: ['/rathaus/leistungen/geburtsurkunde'] },
  {
    frage: 'hundesteuer',
    seiten: ['/rathaus/leistungen/hundesteuer', '/bekanntmachungen/hundesteuersatzung'],
  },
  {
    frage: 'standesamt termin',
    seiten: ['/rathaus/aemter/standesamt', '/rathaus/leistungen/eheschliessung-anmelden'],
  },
  { frage: 'kita anmeldung', seiten: ['/rathaus/leistungen/kita-anmeldung', '/leben/familie/kita'] },
  { frage: 'wohngeld', seiten: ['/rathaus/leistungen/wohngeld', '/rathaus/aemter/sozialamt'] },
  {
    frage: 'gemeinderatssitzung',
    seiten: [
      '/rathaus/gemeinderat',
      '/veranstaltungen/gemeinderat',
      '/bekanntmachungen/sitzung-des-gemeinderats',
    ],
  },
  { frage: 'weinfest', seiten: ['/veranstaltungen/weinfest', '/stadt/wein'] },
  { frage: 'glasfaser', seiten: ['/wirtschaft'] },
  { frage: 'stellenangebote', seiten: ['/rathaus/stellen'] },
  { frage: 'parken altstadt', seiten: ['/stadt/parken', '/rathaus/leistungen/parkausweis-bewohner'] },
  {
    frage: 'bebauungsplan rebgarten',
    seiten: [
      '/bekanntmachungen/bebauungsplan-rebgarten-auslegung',
      '/bekanntmachungen/bebauungsplan-rebgarten-aufstellung',
    ],
  },
  { frage: 'bodenrichtwert', seiten: ['/bauen', '/stadt/zahlen'] },
  { frage: 'wasserpreis', seiten: ['/rathaus/leistungen/wasserzaehler'] },
  {
    frage: 'stromausfall',
    seiten: ['/notfallnummern', '/verzeichnis/stromnetz-rheinebene', '/wirtschaft/betriebe'],
  },
  { frage: 'stadtarchiv', seiten: ['/rathaus/aemter/stadtarchiv', '/stadt/geschichte'] },
  { frage: 'zahnarzt', seiten: ['/leben/aerzte', '/verzeichnis/zahnarztpraxis-dr-lux'] },
  { frage: 'onleihe', seiten: ['/buecherei/digital'] },
  { frage: 'schwimmkurs kinder', seiten: ['/freibad/kurse', '/verzeichnis/schwimmfreunde-altrhein'] },
  {
    frage: 'klavierunterricht',
    seiten: [
      '/jugendmusikschule/faecher',
      '/jugendmusikschule/lehrkraefte',
      '/jugendmusikschule/anmeldung',
      '/rathaus/leistungen/musikschule-anmeldung',
    ],
  },
  { frage: 'briefwahl', seiten: ['/rathaus/leistungen/wahlschein', '/rathaus/wahlen'] },
  { frage: 'einwohnerzahl', seiten: ['/stadt/zahlen', '/stadt', '/stadt/ortsteile', '/'] },
  {
    frage: 'balkonkraftwerk zuschuss',
    seiten: ['/klimaschutz/foerderung', '/aktuelles/foerderung-balkonsolar', '/klimaschutz/solar'],
  },
  { frage: 'gelbe tonne unterweiler', seiten: ['/leben/abfall'] },
  { frage: 'wochenmarkt', seiten: ['/stadt/wochenmarkt', '/veranstaltungen/wochenmarkt'] },
  { frage: 'stadtbus fahrplan', seiten: ['/stadt/mobilitaet'] },
  { frage: 'ferienbetreuung sommer', seiten: ['/rathaus/leistungen/ferienbetreuung', '/leben/familie'] },
  {
    frage: 'ausbildung verwaltung',
    seiten: [
      '/rathaus/stellen/ausbildung-verwaltungsfachangestellte',
      '/aktuelles/ausbildung-bei-der-stadt',
      '/rathaus/stellen',
    ],
  },
  { frage: 'stolpersteine', seiten: ['/stadt/geschichte'] },
  { frage: 'wohnmobilstellplatz', seiten: ['/stadt/uebernachten'] },
  {
    frage: 'schulgarten jahnschule',
    seiten: ['/jahnschule/garten', '/veranstaltungen/gartengruppe-jahnschule'],
  },
  { frage: 'turnverein', seiten: ['/verzeichnis/turnverein-rebenau-1872', '/leben/vereine'] },
  { frage: 'rundwege kinderwagen', seiten: ['/stadt/rundwege'] },
  { frage: 'pizzeria', seiten: ['/stadt/gastgeber', '/verzeichnis/pizzeria-da-enzo'] },
  { frage: 'defibrillator', seiten: ['/leben/gesundheit'] },

  // Whole sentences
  {
    frage: 'was muss ich mitbringen wenn ich einen neuen reisepass will',
    seiten: ['/rathaus/leistungen/reisepass'],
  },
  {
    frage: 'wie lange dauert es bis der neue ausweis fertig ist',
    seiten: ['/rathaus/leistungen/personalausweis'],
  },
  {
    frage: 'wir wohnen in unterweiler, kann mein kind trotzdem in die schillerschule?',
    seiten: ['/schillerschule/anmeldung'],
  },
  {
    frage: 'ab wie viel uhr muss die mülltonne draußen stehen',
    seiten: ['/leben/abfall', '/aktuelles/abfuhr-frueher'],
  },
  {
    frage: 'wo kann ich mein fahrrad reparieren lassen',
    seiten: [
      '/verzeichnis/fahrradladen-speiche',
      '/wirtschaft/betriebe',
      '/veranstaltungen/reparaturwerkstatt',
    ],
  },
  {
    frage: 'wann hat die bürgermeisterin sprechstunde',
    seiten: ['/rathaus/buergermeisterin', '/veranstaltungen/buergersprechstunde'],
  },
  {
    frage: 'darf ich in meinem garten den alten nussbaum fällen',
    seiten: ['/rathaus/leistungen/baumfaellung'],
  },
  { frage: 'brauche ich für ein gartenhaus eine genehmigung?', seiten: ['/bauen'] },
  {
    frage: 'was kostet ein bauplatz im rebgarten',
    seiten: ['/bauen/baugebiete/rebgarten', '/aktuelles/rebgarten-zweiter-abschnitt'],
  },
  {
    frage: 'gibt es in unterweiler noch freie bauplätze',
    seiten: ['/bauen/baugebiete/hohberg-sued', '/bauen/baugebiete'],
  },
  {
    frage: 'wie melde ich mein kind krank in der jahnschule',
    seiten: ['/jahnschule/sekretariat', '/jahnschule'],
  },
  {
    frage: 'was kostet die betreuung bis 17 uhr in der grundschule',
    seiten: ['/schillerschule/ganztag', '/jahnschule/betreuung', '/leben/familie'],
  },
  {
    frage: 'wie viel muss ich zahlen wenn ich ein buch zu spät zurückbringe',
    seiten: ['/buecherei/gebuehren', '/buecherei'],
  },
  {
    frage: 'wann ist der fasnachtsumzug und welche straßen sind da gesperrt',
    seiten: ['/veranstaltungen/fasnachtsumzug'],
  },
  {
    frage: 'wann macht das freibad wieder auf?',
    seiten: ['/freibad', '/freibad/oeffnungszeiten', '/veranstaltungen/freibaderoeffnung'],
  },
  { frage: 'darf mein hund mit ins freibad?', seiten: ['/freibad/baderegeln'] },
  {
    frage: 'kommt auch jemand vom rathaus nach hause, meine mutter kann nicht mehr laufen',
    seiten: ['/rathaus', '/rathaus/leistungen/personalausweis', '/rathaus/lebenslagen/alter-und-pflege'],
  },
  { frage: 'wie bestelle ich den bürgerbus', seiten: ['/rathaus/leistungen/buergerbus'] },
  {
    frage: 'muss ich mich beim umzug am alten wohnort abmelden?',
    seiten: [
      '/rathaus/leistungen/wohnsitz-anmelden',
      '/rathaus/buergerbuero/wohnsitz',
      '/rathaus/leistungen/wohnsitz-abmelden',
      '/rathaus/lebenslagen/wegzug',
    ],
  },
  { frage: 'gibt es einen deutschkurs mit kinderbetreuung', seiten: ['/leben/integration'] },
  {
    frage: 'ich würde gern bei der freiwilligen feuerwehr mitmachen, wann wird geübt',
    seiten: ['/leben/feuerwehr', '/aktuelles/feuerwehr-uebung', '/rathaus/aemter/feuerwehr', '/leben'],
  },
  {
    frage: 'wie viele punkte bekommt man pro kind bei der bauplatzvergabe',
    seiten: ['/bauen/baugebiete/rebgarten'],
  },
  {
    frage: 'warum ist der marktplatz gesperrt und wie lange dauert das noch',
    seiten: ['/aktuelles/wasserleitung-marktplatz'],
  },
  {
    frage: 'kann man in der zehntscheuer heiraten?',
    seiten: [
      '/rathaus/leistungen/eheschliessung-anmelden',
      '/rathaus/aemter/standesamt',
      '/rathaus/lebenslagen/heirat',
    ],
  },
  { frage: 'was bedeutet es wenn die sirene eine minute auf und ab heult', seiten: ['/leben/feuerwehr'] },
  { frage: 'wie viel schulden hat rebenau', seiten: ['/rathaus/haushalt'] },
  { frage: 'muss ich meine gasheizung jetzt rausreißen', seiten: ['/klimaschutz/waermeplanung'] },
  {
    frage: 'wer hilft mir beim rentenantrag',
    seiten: ['/rathaus/leistungen/rentenantrag', '/rathaus/aemter/sozialamt'],
  },
  { frage: 'was kostet ein urnengrab', seiten: ['/rathaus/leistungen/grabnutzung'] },
  { frage: 'kann mein sohn mit 15 in den ferien bei der stadt arbeiten', seiten: ['/leben/jugend'] },
  {
    frage: 'welche nummer rufe ich nachts an wenn bei uns ein rohr gebrochen ist',
    seiten: [
      '/notfallnummern',
      '/schaden-melden',
      '/kontakt',
      '/rathaus/aemter',
      '/rathaus/aemter/stadtwerke',
    ],
  },
  { frage: 'welcher verein macht blasmusik', seiten: ['/verzeichnis/musikverein-rebenau', '/leben/vereine'] },
  { frage: 'was kostet ein eigener stand auf dem wochenmarkt', seiten: ['/stadt/wochenmarkt'] },
  {
    frage: 'wie komme ich mit dem rollstuhl ins wasser im freibad',
    seiten: ['/freibad/barrierefrei', '/aktuelles/freibad-neue-technik'],
  },
  {
    frage: 'wir sind am wochenende zu besuch, wann gibt es eine stadtführung',
    seiten: ['/stadt', '/stadt/geschichte'],
  },
  {
    frage: 'ich möchte in der altstadt einen leeren laden aufmachen, gibt die stadt was dazu?',
    seiten: ['/wirtschaft'],
  },
  { frage: 'wo ka i mei alts sofa nabringe', seiten: ['/rathaus/leistungen/sperrmuell', '/leben/abfall'] },
  { frage: 'wann isch denn wieder weihnachtsmarkt', seiten: ['/veranstaltungen/adventsmarkt'] },
  {
    frage: 'hät s bürgerbüro am samschdig au offe',
    seiten: ['/rathaus/aemter/buergerbuero', '/rathaus/buergerbuero'],
  },
  { frage: 'was koscht s schwimmbad für d kinder', seiten: ['/freibad/preise', '/freibad'] },

  // With typing errors
  { frage: 'personalausweiss beantragn', seiten: ['/rathaus/leistungen/personalausweis'] },
  { frage: 'reisepas express', seiten: ['/rathaus/leistungen/reisepass'] },
  { frage: 'fürerschein umtauschen', seiten: ['/rathaus/leistungen/fuehrerschein'] },
  {
    frage: 'öfnungszeiten ratthaus',
    seiten: ['/rathaus', '/kontakt', '/rathaus/aemter/rathaus', '/leichte-sprache'],
  },
  { frage: 'spermül', seiten: ['/rathaus/leistungen/sperrmuell', '/leben/abfall'] },
  { frage: 'freibat öfnungszeiten', seiten: ['/freibad/oeffnungszeiten', '/freibad'] },
  { frage: 'grundsteur fällig wann', seiten: ['/rathaus/leistungen/grundsteuer'] },
  { frage: 'schwerbehinderten ausweiß', seiten: ['/rathaus/leistungen/schwerbehindertenausweis'] },
  { frage: 'kindergarten altrein', seiten: ['/rathaus/aemter/kindergarten-altrhein', '/leben/familie/kita'] },
  { frage: 'müllabfur kernstatt', seiten: ['/leben/abfall'] },
  {
    frage: 'wohnsiz ummelden',
    seiten: ['/rathaus/leistungen/wohnsitz-ummelden', '/rathaus/buergerbuero/wohnsitz'],
  },
  { frage: 'gewerbe anmedlen', seiten: ['/rathaus/leistungen/gewerbe-anmelden', '/wirtschaft'] },
  { frage: 'bibliotek ausweis', seiten: ['/buecherei/ausweis', '/rathaus/leistungen/buechereiausweis'] },
  {
    frage: 'jugendmusigschule gebüren',
    seiten: ['/jugendmusikschule/gebuehren', '/rathaus/leistungen/musikschule-anmeldung'],
  },
  { frage: 'führungszeugniss ehrenamt', seiten: ['/rathaus/leistungen/fuehrungszeugnis'] },
  {
    frage: 'parkausweiß anwoner',
    seiten: ['/rathaus/leistungen/parkausweis-bewohner', '/stadt/parken', '/rathaus/aemter/ordnungsamt'],
  },
  { frage: 'strassenlaterne defeckt', seiten: ['/schaden-melden'] },
  { frage: 'beglaubigng zeugnis', seiten: ['/rathaus/leistungen/beglaubigung'] },
  { frage: 'hebame', seiten: ['/leben/aerzte', '/verzeichnis/hebamme-miriam-seitz'] },
  {
    frage: 'apoteke notdinst',
    seiten: ['/notfallnummern', '/verzeichnis/notdienst-der-apotheken', '/leben/aerzte', '/leben/gesundheit'],
  },
  { frage: 'seniorennachmitag', seiten: ['/veranstaltungen/seniorennachmittag', '/leben/senioren'] },
  { frage: 'ladeseule e auto', seiten: ['/stadt/mobilitaet'] },
  {
    frage: 'bürgermeisterin sprechstnde unterweiler',
    seiten: ['/aktuelles/buergersprechstunde-unterweiler'],
  },
  {
    frage: 'energieberatng termin',
    seiten: ['/klimaschutz/energieberatung', '/veranstaltungen/energieberatung'],
  },
  { frage: 'martinsumzuck', seiten: ['/veranstaltungen/martinsumzug'] },

  // Other languages
  {
    frage: 'where can i register my address',
    seiten: ['/rathaus/leistungen/wohnsitz-anmelden', '/rathaus/buergerbuero/wohnsitz', '/leben/integration'],
  },
  { frage: 'swimming pool opening hours', seiten: ['/freibad/oeffnungszeiten', '/freibad'] },
  {
    frage: 'yeni adres kaydı nasıl yapılır',
    seiten: [
      '/rathaus/leistungen/wohnsitz-anmelden',
      '/rathaus/buergerbuero/wohnsitz',
      '/leben/integration',
      '/rathaus/leistungen/wohnsitz-ummelden',
    ],
  },
  { frage: 'kreş başvurusu', seiten: ['/leben/familie/kita', '/rathaus/leistungen/kita-anmeldung'] },
  {
    frage: 'як записати дитину до школи',
    seiten: ['/schillerschule/anmeldung', '/jahnschule/anmeldung', '/rathaus/lebenslagen/kita-und-schule'],
  },
  {
    frage: 'курси німецької мови',
    seiten: ['/leben/integration', '/veranstaltungen/sprechcafe', '/buecherei/veranstaltungen'],
  },
  { frage: 'unde pot arunca mobila veche', seiten: ['/rathaus/leistungen/sperrmuell', '/leben/abfall'] },
  { frage: 'carta d identità quanto costa', seiten: ['/rathaus/leistungen/personalausweis'] },
  {
    frage: 'visite guidée de la ville',
    seiten: ['/stadt', '/stadt/geschichte', '/rathaus/aemter/tourist-info'],
  },
  { frage: 'ضاعت بطاقة الهوية', seiten: ['/rathaus/leistungen/ausweis-verloren'] },
  { frage: 'garbage collection days', seiten: ['/leben/abfall'] },
  { frage: 'documents needed to get married', seiten: ['/rathaus/leistungen/eheschliessung-anmelden'] },

  // Names, numbers, rooms
  {
    frage: 'lena vogt',
    seiten: [
      '/klimaschutz/energieberatung',
      '/rathaus/personen',
      '/rathaus/aemter/klimaschutz',
      '/veranstaltungen/energieberatung',
    ],
  },
  { frage: 'zimmer 14 rathaus', seiten: ['/rathaus/aemter/bauamt', '/bauen', '/rathaus/personen'] },
  {
    frage: '030 23125-175',
    seiten: [
      '/notfallnummern',
      '/schaden-melden',
      '/kontakt',
      '/rathaus/aemter',
      '/rathaus/aemter/stadtwerke',
    ],
  },
  {
    frage: 'herr aydin ordnungsamt',
    seiten: [
      '/rathaus/aemter/ordnungsamt',
      '/rathaus/personen',
      '/stadt/parken',
      '/stadt/wochenmarkt',
      '/stadt/mobilitaet',
    ],
  },
  {
    frage: 'frau kuhn familienbüro',
    seiten: ['/rathaus/aemter/familienbuero', '/rathaus/personen', '/leben/familie'],
  },
  {
    frage: 'rektorin schillerschule',
    seiten: [
      '/schillerschule/kollegium',
      '/rathaus/aemter/schillerschule',
      '/rathaus/personen',
      '/impressum',
    ],
  },
  { frage: 'durchwahl frau haddad wohngeld', seiten: ['/rathaus/aemter/sozialamt', '/rathaus/personen'] },
  {
    frage: 'karl-heinz bitsch',
    seiten: ['/rathaus/aemter/ortsverwaltung-lindenhof', '/stadt/ortsteile', '/rathaus/personen'],
  },
  { frage: 'juri petrow', seiten: ['/jugendmusikschule/lehrkraefte'] },
  {
    frage: '23125-280',
    seiten: [
      '/leben/abfall',
      '/rathaus/aemter/wertstoffhof',
      '/kontakt',
      '/aktuelles/abfuhr-frueher',
      '/rathaus/personen',
    ],
  },

  // Everyday words
  { frage: 'perso abgelaufen', seiten: ['/rathaus/leistungen/personalausweis'] },
  { frage: 'knöllchen bekommen', seiten: ['/stadt/parken'] },
  { frage: 'müllgebühren', seiten: ['/leben/abfall', '/rathaus/leistungen/abfalltonne'] },
  { frage: 'nachbar zu laut', seiten: ['/rathaus/leistungen/ruhestoerung'] },
  {
    frage: 'mit umzugswagen vor dem haus parken',
    seiten: ['/rathaus/leistungen/strassensperrung', '/stadt/parken'],
  },
  { frage: 'baby ist da', seiten: ['/rathaus/lebenslagen/geburt', '/rathaus/leistungen/geburt-anzeigen'] },
  {
    frage: 'angelkarte altrhein',
    seiten: [
      '/rathaus/leistungen/fischereischein',
      '/verzeichnis/angelsportverein-altrhein',
      '/leben/vereine',
    ],
  },
  {
    frage: 'opa ist gestorben was muss ich tun',
    seiten: [
      '/rathaus/leistungen/sterbefall-anzeigen',
      '/rathaus/lebenslagen/todesfall',
      '/rathaus/aemter/standesamt',
    ],
  },
  { frage: 'kneipe aufmachen', seiten: ['/rathaus/leistungen/gaststaettenerlaubnis'] },
  { frage: 'loch in der straße vor unserem haus', seiten: ['/schaden-melden'] },
  {
    frage: 'miete zu teuer',
    seiten: ['/rathaus/leistungen/wohngeld', '/rathaus/lebenslagen/wohnkosten', '/rathaus/aemter/sozialamt'],
  },
  { frage: 'nachweis dass ich nicht vorbestraft bin', seiten: ['/rathaus/leistungen/fuehrungszeugnis'] },
  { frage: 'behindertenparkplatz', seiten: ['/stadt/parken', '/rathaus/leistungen/parkausweis-behinderung'] },
  { frage: 'keine kirchensteuer mehr zahlen', seiten: ['/rathaus/leistungen/kirchenaustritt'] },
  { frage: 'schuttcontainer vor dem haus aufstellen', seiten: ['/rathaus/leistungen/sondernutzung'] },
  { frage: 'wasseruhr ablesen', seiten: ['/rathaus/leistungen/wasserzaehler'] },
  { frage: 'wer sitzt im stadtrat', seiten: ['/rathaus/gemeinderat', '/rathaus/aemter/gemeinderat'] },
  { frage: 'schnee schippen bis wann', seiten: ['/rathaus/ortsrecht'] },
  {
    frage: 'katze zugelaufen',
    seiten: ['/rathaus/leistungen/fundsachen', '/verzeichnis/tierschutzverein-rebenau'],
  },
  {
    frage: 'weniger eintritt bei wenig geld',
    seiten: ['/rathaus/leistungen/rebenau-pass', '/leben/familie', '/freibad/preise'],
  },
  {
    frage: 'mittagessen für rentner',
    seiten: ['/leben/senioren', '/verzeichnis/seniorenzentrum-lindenweg', '/leben/soziales'],
  },
  { frage: 'ich mache meinen laden zu', seiten: ['/rathaus/leistungen/gewerbe-abmelden'] },
  { frage: 'hilfe beim elterngeldantrag', seiten: ['/rathaus/lebenslagen/geburt'] },
]
