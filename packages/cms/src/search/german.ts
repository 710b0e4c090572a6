import { stem } from './words.ts'

const stems = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean).map(stem))

/** Words that say nothing of what is wanted. */
export const stopWords = stems(`
  ab aber alle allem allen aller alles als am an auch auf aus bei beim bin bis bitte da dafür damit dann darf das dass dein dem den der
  des deren dich die dies diese diesem diesen dieser dieses dir doch dort du durch ein eine einem einen einer eines er es etwas euch
  für gegen geht gehört gibt haben habe hat hier ich ihm ihn ihr ihre ihrem ihren ihrer im in ins ist ja jemand kann kein keine keinen
  können könnte man mein meine meinem meinen meiner meines mich mir mit muss müssen möchte nach nicht noch nun nur ob oder ohne
  per schon sehr sein seine sich sie sind so soll um und uns unser unsere unter vom von vor wann war warum was weil welche welchem
  welchen welcher welches wem wen wenn wer werde werden wie wieder will wir wird wo woher wohin wurde zu zum zur über
`)

/** Words of a wish, not of a thing: they order what is found, but nobody is sent away for want of them. */
export const lightWords = stems(`
  abgeben abholen abmelden adresse aktuell aktuelle allgemein anfragen anmelden anmeldung anrufen ansprechpartner antrag anträge ausfüllen
  ausstellen bekommen beantragen beantragung bestellen bezahlen brauche braucht brauchen download dringend finden finde formular
  formulare gesucht gilt heute hilfe holen information informationen infos kaputt kriegen kontakt lassen lernen machen mache
  mitteilen morgen neu neue neuen neuer neues offen geöffnet öffnungszeit öffnungszeiten online pdf rebenau sagen schnell seite stadt suche suchen telefon telefonnummer umgang unterlagen
  verloren verlängern verlängerung wichtig zahlen zuständig zustaendig ändern
`)

/** Parts that the words of a town hall are made of: they split a word where the texts alone do not show how. */
export const wordParts = stems(`
  abfall abfuhr abgabe abteilung abwasser alt alters amt anlage anmelde antrag arbeit arzt ausbildung ausschuss ausweis auto bad bahn
  bau bauhof baum beginn beitrag beratung berg betreuung bio blatt boden brief buch bürger büro bus dienst dorf ehe eltern energie
  entsorgung fahrt familien feier ferien fest feuer feuerwehr formular frei freizeit fuhr führer führung garten gebühr geburt gelb
  geld gemeinde gericht gewerbe glas grab grund halle haus hausmeister heim heirat hilfe hof hund integration jahr jugend kalender
  karte kasse keller kinder kirche kita klasse klima kosten kranken kultur kunde kurs lager land leben lehr leistung leiter liste
  markt meister melde mensch miete mobil müll museum musik nach nachweis nah nummer ordnung ort papier park pass pflege plan platz
  platte post rad rat recht rest rente sach sammel satzung schein schul schule schutz schwimm see senioren sitzung spiel sperr sport
  stadt standes steuer stelle stiftung straße tag tarif tausch taxi teil termin tier tonne tor tour treff umwelt unfall urkunde
  verein verkehr verwaltung vertrag volk wahl wald wasser weg wein werk wert wetter woche wohn wohnung zahl zeit zentrum zeugnis zug
`)

/** What stands between the parts of a German word. */
export const JOINTS = ['', 's', 'es', 'n', 'en', 'e', 'er']
