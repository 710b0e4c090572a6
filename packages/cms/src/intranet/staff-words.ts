import { readWordList } from '../search/word-list.ts'

const COMPUTER =
  'edv, it, computer, pc, laptop, notebook, rechner, hardware, software, support, helpdesk, systemadministrator, administrator, computer kaputt, rechner kaputt, bildschirm, maus, tastatur, internet, netzwerk, wlan, email, e-mail, outlook'
const PRINTER = 'drucker, drucken, kopierer, kopieren, scanner, scannen, toner, papierstau'
const PASSWORD =
  'passwort, kennwort, passwort vergessen, kennwort vergessen, passwort zurücksetzen, zugangsdaten, login, einloggen, zugang gesperrt, konto gesperrt, benutzerkonto'
const ILLNESS =
  'krank, krank melden, krankmelden, krankmeldung, krankgemeldet, krankschreibung, krankgeschrieben, krankenschein, arbeitsunfähig, arbeitsunfähigkeit, au, eau, attest, kind krank, kinderkrankentage'
const HOLIDAYS =
  'urlaub, urlaubsantrag, urlaub beantragen, urlaub nehmen, frei nehmen, freie tage, resturlaub, sonderurlaub, urlaubstage, abwesenheit'
const HOURS =
  'arbeitszeit, zeiterfassung, stempeln, einstempeln, ausstempeln, stempeluhr, stechuhr, gleitzeit, überstunden, zeitkonto'
const KEYS =
  'schlüssel, büroschlüssel, schlüssel verloren, schlüssel vergessen, transponder, schließkarte, zutritt, ausgesperrt'
const JOURNEYS = 'dienstreise, dienstreisen, dienstfahrt, reisekosten, spesen, fahrtkosten, kilometergeld'
const PAY = 'gehalt, lohn, bezüge, gehaltszettel, lohnzettel, lohnabrechnung, gehaltsabrechnung, besoldung'
const TRAINING = 'fortbildung, weiterbildung, schulung, seminar'

/** Words of the staff for the subjects of their texts. */
const SUBJECTS = `
Krank < ${ILLNESS}
Urlaub < ${HOLIDAYS}
Computer, EDV, IT, PC < ${COMPUTER}
Drucker < ${PRINTER}
Passwort < ${PASSWORD}
Zeiterfassung, Zeitkonto < ${HOURS}
Schlüssel < ${KEYS}
Dienstreisen < ${JOURNEYS}
Gehalt < ${PAY}
Fortbildungen < ${TRAINING}
Mobil < homeoffice, home office, telearbeit, zuhause arbeiten, zu hause arbeiten
Fuhrpark, Dienstwagen < dienstwagen, dienstauto, auto leihen, auto ausleihen, poolfahrzeug
Besprechungsräume < raum buchen, raum reservieren, besprechungszimmer, besprechungsraum
Personalrat < betriebsrat, mitarbeitervertretung, personalvertretung
Ersthelfer < erste hilfe, verbandskasten, arbeitsunfall
Kantine < mittagessen, mittagspause
`

/** Words of the staff, and the offices or tasks of the people whom they look for. */
const HELPERS = `
IT, EDV, Informationstechnik, Informationstechnologie, Systemadministration, Computer < ${COMPUTER}, ${PRINTER}, ${PASSWORD}
Personal, Personalamt, Personalabteilung, Personalstelle, Personalwesen, Personalverwaltung < personalamt, personalabteilung, personalstelle, personalbüro, personalverwaltung, personaler, ${ILLNESS}, ${HOLIDAYS}, ${HOURS}, ${JOURNEYS}, ${PAY}, ${TRAINING}
Schlüssel, Hauptamt, Gebäudemanagement, Hausmeister < ${KEYS}
Personalrat < betriebsrat, mitarbeitervertretung, personalvertretung
`

export const subjectsMeant = readWordList(SUBJECTS)
export const helpersMeant = readWordList(HELPERS)
