import { stem } from './words.ts'

const stems = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean).map(stem))

/** Words that say nothing of what is wanted, also as people in Baden write them. */
export const stopWords = stems(`
  ab aber all alle allem allen aller alles als also am an andere anderer anders auch auf aus bei beim bin bis bist bitte da dafür damit
  dann darf darfst das dass dein deine dem den denn der des deren dich die dies diese diesem diesen dieser dieses dir doch dort du durch
  eigentlich ein eine einem einen einer eines einfach er es etwas euch eure für gegen geht gehört gehts genau gerade gern gerne gibt gibts
  habe haben hab hast hat hatte hätte hallo hier ich ihm ihn ihr ihre ihrem ihren ihrer im immer in ins irgendwo ist ja jemand jetzt kann
  kannst kein keine keinen können könnt könnte könnten lässt man mal mein meine meinem meinen meiner meines mich mir mit muss musst müssen
  möchte möchten nach nicht nichts noch nun nur ob oder ohne per schon sehr sein seine seinen seit sich sie sind so soll sollte son und uns
  unser unsere unseren unter vom von vor wann war warum was wäre weil welche welchem welchen welcher welches wem wen wenn wer werde werden
  wie wieder wieso will wir wird wirklich wo woher wohin womit worden wurde wurden zu zum zur zusammen über überhaupt
  de des di dr ebbes em en gell hän hen het hett hot i isch kannsch koi koin kei kein mer mei min mi miin moi mol mueß nit net nimmi nomme no s ned
  un uff ufm uf uns vu vum wann wann's wia wo z zue bim ditt het's gits git
  a an and are at can do for from get have how is me my need of on or the there to want what when where which who with your
`)

/** Words of a wish, not of a thing: they order what is found, but nobody is sent away for want of them. */
export const lightWords = stems(`
  abgeben abgelaufen abholen ablaufen abmelden adresse aktuell aktuelle aktueller aktuelles allgemein alt alte alten alter altes anfragen
  anfahrt anmelden anmeldung anrufen ansprechpartner ansprechpartnerin antrag anträge aufsuchen ausfüllen ausleihen ausstellen
  auflisten bearbeiten bekommen beantragen beantragung bedeutet benötige benötigen bescheid besorgen bestellen bestimmt bezahlen braucht brauche
  brauchen bringen darauf dauer dauert demnächst download dringend eintragen einreichen erhalten erledigen ersetzen finden finde findet
  formular formulare frage fragen frau geändert gefunden gebühr gebühren gelten genutzt gesucht gilt gültig günstig helfen herr heute heutige
  hilfe hilft höhe holen info information informationen infos kaputt kaufen kommen kommt kontakt kosten kostet koscht kostenlos kriege kriegen kündigen lange
  lassen leicht leisten liegt lohnt machen mache macht mitteilen morgen möglich nächste nächsten nächster nächstes name neu neue neuen neuer neues
  nötig nummer offen öffnet öffnungszeit öffnungszeiten online ort pdf preis preise rebenau sagen schließt schnell seite sprechzeit sprechzeiten stadt stehe
  stehen steht stelle suche suchen telefon telefonnummer termin teuer tun uhrzeit umgang ungültig unterlagen verlieren verloren verlängern verlängerung verlust
  vorhanden weg welchen wichtig wieviel wochenende zahlen zeigen zeit zeiten zuständig zustaendig ändern geöffnet gestohlen geklaut jahr jahre monat tag tage woche geleert geholt
  montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonntag sonntags abends morgens
  nachmittags vormittags mittags
`)

/**
 * What a wish may be called on a page: who asks what something costs looks for its fee; and what an answer to it looks
 * like.
 */
const WISHES: readonly { readonly words: readonly string[]; readonly sign: RegExp | undefined }[] = [
  {
    words:
      'kosten kostet koscht preis preise teuer gebühr gebühren eintritt entgelt tarif beitrag bezahlen zahlen',
    sign: /\d[\s\u00a0]?(?:€|Euro)/gu,
  },
  {
    words: 'öffnungszeit öffnungszeiten offen geöffnet öffnet schließt uhrzeit sprechzeiten zeiten uff',
    sign: /\d:\d{2}[\s\u00a0]?(?:Uhr|–)/gu,
  },
  {
    words: 'telefon telefonnummer nummer anrufen kontakt erreichen erreichbar ansprechpartner durchwahl',
    sign: /(?<!\d)0\d{2,4}[\s\u00a0/]\d{3}/gu,
  },
  { words: 'anmelden anmeldung angemeldet einschreiben' },
  { words: 'adresse anfahrt weg ort liegt' },
  { words: 'verlieren verloren verlust gestohlen geklaut weg' },
  { words: 'verlängern verlängerung abgelaufen ablaufen' },
  { words: 'unterlagen mitbringen brauche benötige' },
  { words: 'stelle job arbeit' },
].map(({ words, sign }) => ({ words: Array.from(stems(words)), sign }))

const wishOf = (wort: string) => WISHES.find(({ words }) => words.includes(wort))

/** A wish and what else says it. */
export const wishFor = (wort: string): readonly string[] => [
  ...new Set([wort, ...(wishOf(wort)?.words ?? [])]),
]

/** What answers to some wishes look like. */
export const signsOf = (wishes: readonly string[]): RegExp[] => [
  ...new Set(wishes.flatMap(wish => wishOf(wish)?.sign ?? [])),
]

/** Parts that the words of a town hall are made of: they split a word where the texts alone do not show how. */
export const wordParts = stems(`
  abfall abfuhr abgabe abteilung abwasser alt alters amt anlage anmelde antrag arbeit arzt ausbildung ausschuss ausweis auto bad bahn
  bau bauhof baum beginn beitrag beratung berg betreuung bio blatt boden brief buch bürger büro bus dienst dorf ehe eltern energie
  entsorgung fahrt familien feier ferien fest feuer feuerwehr formular frei freizeit fuhr führer führung garten gebühr geburt gelb
  geld gemeinde gericht gewerbe glas grab grund halle haus hausmeister heim heirat hilfe hof hund integration jahr jugend kalender
  karte kasse keller kinder kirche kita klasse klima kosten kranken kultur kunde kurs lager land leben lehr leistung leiter liste
  markt meister melde mensch miete mobil müll museum musik nach nachweis nah nummer ordnung ort papier park pass pflege plan platz
  platte post rad rat recht rente rest sach sammel satzung schein schul schule schutz schwimm see senioren sitzung spiel sperr sport
  stadt standes steuer stelle stiftung straße tag tarif tausch taxi teil termin tier tonne tor tour treff umwelt unfall urkunde
  verein verkehr verwaltung vertrag volk wahl wald wasser weg wein werk wert wetter woche wohn wohnung zahl zeit zentrum zeugnis zug
`)

/** What stands between the parts of a German word. */
export const JOINTS = ['', 's', 'es', 'n', 'en', 'e', 'er']
