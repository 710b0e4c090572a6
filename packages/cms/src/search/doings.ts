import { stem } from './words.ts'

/**
 * Synonyms of actions, one group per line: verbs and words derived from them. In an expression, each word
 * matches all words of its line.
 */
const DOINGS = `
entsorgen loswerden wegwerfen wegschmeißen wegbringen wegtun wegschaffen hinbringen abgeben entsorgung loszuwerden abliefern weghaben ausmisten entrümpeln wegfahren schmeißen werfen
eröffnen aufmachen gründen starten eröffnung gründung aufziehen betreiben öffnen anfangen aufzumachen neueröffnung
schließen zumachen aufgeben dichtmachen aufhören schließung beenden aufgabe zuzumachen zusperren schliessen
verloren verlieren verlust weg verschwunden gestohlen geklaut klauen stehlen liegengelassen liegen vergessen verschlampt verlegt vermisst verliere futsch verlore abhanden
gefunden finden fund aufgefunden gfunde
kaputt defekt beschädigt zerbrochen kaputtgegangen gebrochen demoliert zerstört ausgefallen abgebrochen zerschlagen beschädigung putt hinüber flackert dunkel brennt leuchtet locker gerissen
reparieren richten flicken ausbessern reparatur instandsetzen gerichtet repariert
ausleihen leihen borgen mieten ausborgen leihe geliehen anmieten vermieten miete
gestorben verstorben tot tod gestorbene sterben stirbt gstorbe verschieden
fällen umsägen absägen umhauen umhacken fällung absäge umlegen abholzen absägt umgesägt
schneiden stutzen kürzen zurückschneiden schnitt schneide
bauen errichten aufstellen hinstellen anbauen baue gebaut bau
parken abstellen parke geparkt parkieren hinstellen
heiraten trauen vermählen hochzeit heirate heirat verheiraten
anmelden einschreiben eintragen registrieren anmeldung angemeldet einmelden anmelde
abmelden abmeldung austragen kündigen kündigung
umziehen umgezogen umzug ziehen umzieh übersiedeln umgezoge
zugelaufen zulaufen streunt streunend herrenlos
entlaufen weggelaufen ausgebüxt abgehauen fortgelaufen
arbeiten jobben arbeit schaffe schaffen job verdienen mitarbeiten
mithelfen mitmachen helfen engagieren beitreten mitglied einbringen mitwirken ehrenamtlich
lernen beibringen unterricht lerne kurs stunden üben
bestellen anfordern bestellung beantragen ordern
bellen bellt kläfft gebell jault
ändern wechseln anpassen berichtigen korrigieren änderung umändern geändert
verkaufen anbieten verkauf verkaufe verchecken
leeren abholen leerung abholung abgeholt geleert mitgenommen mitnehmen holen gholt gleert
melden anzeigen bescheid mitteilen meldung melde
ansehen anschauen einsehen nachschauen ansehe besichtigen
spielen spiele spielt musizieren
krank erkrankt kränkelt fehlt fieber
vorlesen vorgelesen geschichten
essen mittagessen speisen verpflegung mahlzeit
bezahlen zahlen überweisen begleichen einzahlen abbezahlen
`

const lines: ReadonlyMap<string, string> = new Map(
  DOINGS.trim()
    .split('\n')
    .flatMap(line => {
      const words = line.split(' ').map(stem)
      return words.map(word => [word, words[0] ?? word] as const)
    })
    .toReversed(),
)

/** Returns the verb that represents its line of synonyms; undefined for other words. */
export const sameDoing = (word: string): string | undefined => lines.get(word)
