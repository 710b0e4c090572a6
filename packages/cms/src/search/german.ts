import { plainForm, stem } from './words.ts'

const listed = (text: string): readonly string[] => text.split(/\s+/).filter(Boolean)
const stems = (text: string): ReadonlySet<string> => new Set(listed(text).map(stem))

/** Stop words: German ones, also in the Baden dialect, and those of other languages spoken in the town. */
const STOP_WORDS = listed(`
  achso ach abends allein alleine allerdings ansonsten außerdem bald beide beiden bekannt bereits besser bestimmte bisschen bissle bloß
  bräuchte brauchts dabei dadurch dagegen daher dahin damals danach daneben dank danke daran darauf daraus darin darüber darum darunter
  davon davor dazu deren derzeit deshalb deswegen drum drauf drin ebenfalls eben egal eher ehesten eigene eigenen eigener einander einige
  einmal endlich entweder erst erste ersten erster fast früh früher ganz ganze ganzen ganzer gar geben gegeben gehe gehen gehst
  gemacht genug gestern gewesen gleich gucken gucke halt hin hinter hätten immernoch innerhalb inzwischen irgendeine irgendein
  irgendeinen irgendwann irgendwas irgendwelche irgendwer irgendwie irgendwohin je jede jedem jeden jeder jedes jedenfalls jemandem
  jemanden jene keiner keinem klar kommst konnte konnten könntet krieg kümmern kümmert leider letzte letzten letzter letztes lieber
  liebe mag mache machst manchmal mehr mehrere meisten mich mittlerweile müsste müssten na nach nachdem nämlich neben nee nein niemand nie
  nimmer normalerweise ok okay paar plötzlich richtig ruhig sag sagt schaffe schauen scheint seid seien seit seitdem selber selbst
  sodass sofort sogar solche solchen sollen sollten sollst sonst sowas sowie soweit später stimmt tagen tja tut trotz trotzdem ums
  ungefähr unten überall übrigens ungern uns unsrer unserem unseres usw vermutlich versuche versuchen viel viele vielen vielleicht vorher
  vorhin während wahrscheinlich weder wegen weiß weißt wenig weniger wenigstens weiter weitere wessen weshalb wolle wollen wollt wollte
  wollten wollen würde würden wüsste wissen worauf worum wozu zb ziemlich zuerst zurzeit zwar zwischen
  zwei drei vier fünf sechs sieben acht neun zehn
  bekomm bekommst bekommt gekriegt grad grade gehn gehts mi mia hob ham hamma hem hend sen sin simmer simma wärs wemmer wenns obs isses
  scho schon schu widder wieda wida worre worra worda gworde geschtern heit heid heut hüt morge drübber drunner nunner nuff nunter naus
  nei raus rein runter rüber naa noi jo jetz jetzat jetzd etz wisse wisst weisch woisch hosch bisch hasch duesch duet dut machsch
  goht goot gohts goht's kann's kriegsch kriegt gebts brauchsch brauch ebber ebbis epper eppis ebbs änner anner anders
  all alles allweil alleweil älls als ebe eba halt hald net nedd ned nid it ite amol emol ämol mool do dort selle selli seller dia däs
  des dess sell wem wen wer wo wohi wohie wuhin wiä wia warom worum
  about after also any been but by could does doing from having he here his her i'm im it its just know like may much must need needs
  not one our out please she should some that their them then they this us was we were will would you
  au aux avec ce ces cette comment dans de des du elle en est et faire faut il je la le leur ma mes mon nous où par pas pour puis-je
  quand que quel quelle quels qui sa ses son sur un une vous
  a al algún alguna como cómo con cuál cuando cuándo de del dónde donde el ella es esta este estoy hay la las lo los mi mis para pero por
  puedo que qué quién se sin su sus tengo un una unos y yo quiero necesito
  agli alla allo anche che chi ci come con cosa da dal dalla dei del della delle devo di dove è gli ho i il io la le lei lo mi mia mio
  nel nella non per perché più posso quando quale sono su sul un una uno vorrei
  acest ai al am ale are aș ca care ce cel cu cum cand când de din e este eu face fi în la le mă mea mei meu nu o pe pentru pot prin
  sa să se si și sunt trebuie un unde vreau
  ale bym być chcę czy dla dlaczego do gdzie go i ja jak jaki jakie jest jestem kiedy kto mam mi mnie moje moja mój mogę muszę na nie o od
  po pod przez są się ten to tu w we z za że
  acaba ama ben benim bir biz bu bunun çok da daha de değil diye gibi hangi için ile istiyorum kadar kim mi mı mu mü nasıl ne neden nerede
  nereden nereye o olarak şu var ve veya yapabilirim yapılır alabilirim alınır zaman
  а без бы был быть в во вам вас ваш где для до его ее если есть еще же за и из или им их к как какие какой когда кто ли мне мой мою моя мы
  на надо нам нас не нет ни нужно о об он она они от по под после при с со так там то тут у уже хочу что чтобы это я
  можно могу получить
  або але бо в вам ви від він вона вони де для до є з за зі і й його її із коли куди мені мій мою моя ми можна можу на нам не ні
  отримати потрібно про при та так там ти то треба у хто хочу це чи що щоб як яка який які
  أن أنا أين إلى أو أريد ال الذي التي إن انا اين اريد الى بعد به عن على عند في فى قبل كم كيف لا لدي لم له لي ما ماذا متى مع من هذا هذه هل هنا
  هناك هو هي و يمكن يمكنني
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
  heute ändern machen brauche brauchen bekommen nächste nächstes komme kommen kriegen anderes anderem spät morgens fürs
  einigem einigen einiger einiges mehreren mehrerer manche manchem manchen mancher manches jenem jenen jener jenes solchem solcher
  solches beides beider beidem irgendeinem irgendeiner irgendwelchen eigenem eigener eigenes ganzem ganzes weiterem weiteren weiterer
  weiteres keines keins deinem deinen deiner deines eurem euren eurer eures möchtest möchtet würdest würdet wären hättest hättet
  bräuchten könntest solltet mussten müsste müsstest sagen sagte weit wegen
`)

const stopWords: ReadonlySet<string> = new Set(STOP_WORDS.map(plainForm))

/**
 * Tests whether a word, as written, is a stop word. Stems are never compared: those of `Heide` and `Anne` are
 * also those of `heit` and `änner`.
 */
export const isStopWord = (form: string): boolean => stopWords.has(plainForm(form))

/** Words that express a wish, not a thing: they affect the order of hits but are not required. */
export const lightWords = stems(`
  mutter mama mami vater papa mann sohn tochter opa oma großmutter großvater großeltern bruder schwester enkel enkelin freund freundin
  kumpel partner partnerin familie leute mensch menschen person personen
  arbeitet aufgeben bekommen beschweren beschwerde besuchen braucht entsorgen erfahren erklären fahren fällig fertig geben gebraucht
  genehmigen genehmigt genehmigung gilt helft kostenfrei gratis loswerden mitnehmen reden regeln schicken schreiben sitzt sprechen
  stellen treffen übernimmt umsonst unterschreiben verantwortlich vorbei vorbeikommen wegschaffen wegwerfen wenden wohne wohnen wohnt
  abend abends früher mittag nacht sommer winter frühling herbst tagsüber nachts gestellt wenden anruf
  abgeben abgelaufen abholen ablaufen abmelden adresse aktuell aktuelle aktueller aktuelles allgemein alt alte alten alter altes anfragen
  anfahrt anmelden anmeldung anrufen ansprechpartner ansprechpartnerin antrag anträge aufsuchen ausfüllen ausleihen ausstellen
  auflisten bearbeiten bekommen beantragen beantragung bedeutet benötige benötigen bescheid besorgen bestellen bestimmt bezahlen braucht brauche
  brauchen bringen darauf dauer dauert demnächst download dringend eintragen einreichen erhalten erledigen ersetzen finden finde findet
  formular formulare frage fragen frau geändert gefunden gebühr gebühren gelten genutzt gesucht gilt gültig günstig helfen herr heute heutige
  hilfe hilft höhe holen info information informationen infos kaputt kaufen kommen kommt kontakt kosten kostet koscht kostenlos kriege kriegen kündigen lange
  lassen leicht leisten liegt lohnt machen mache macht mitteilen morgen möglich nächste nächsten nächster nächstes name neu neue neuen neuer neues
  nötig nummer offen öffnet öffnungszeit öffnungszeiten online ort pdf preis preise sagen schließt schnell seite sprechzeit sprechzeiten stadt stehe
  stehen steht stelle suche suchen telefon telefonnummer termin teuer tun uhrzeit umgang ungültig unterlagen verlieren verloren verlängern verlängerung verlust
  vorhanden weg welchen wichtig wieviel wochenende zahlen zeigen zeit zeiten zuständig zustaendig ändern geöffnet gestohlen geklaut jahr jahre monat tag tage woche geleert geholt
  montag montags dienstag dienstags mittwoch mittwochs donnerstag donnerstags freitag freitags samstag samstags sonntag sonntags abends morgens
  nachmittags vormittags mittags
`)

/** Synonyms of wishes on pages (cost, fee), some with the pattern of an answer. */
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

/** Returns a wish with its synonyms. */
export const wishFor = (wort: string): readonly string[] => [
  ...new Set([wort, ...(wishOf(wort)?.words ?? [])]),
]

/** Returns the patterns of answers to these wishes. */
export const signsOf = (wishes: readonly string[]): RegExp[] => [
  ...new Set(wishes.flatMap(wish => wishOf(wish)?.sign ?? [])),
]

/**
 * Common parts of compounds in the language of town halls: they help to split a word that the index does not
 * contain.
 */
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

/** Linking letters between the parts of a German compound. */
export const JOINTS = ['', 's', 'es', 'n', 'en', 'e', 'er']
