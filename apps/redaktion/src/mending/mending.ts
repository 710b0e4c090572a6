import { type CallAnswer, calls } from '@rathausplatz/contract'
import { ask } from '../wall/ask.ts'

export type BrokenLinks = CallAnswer<typeof calls.redaktionKaputteLinks>
export type BrokenLink = BrokenLinks['data'][number]
export type Lage = keyof BrokenLinks['zahlen']
export type Checking = BrokenLinks['pruefung']

export type MissingAddresses = CallAnswer<typeof calls.redaktionFehlendeAdressen>
export type MissingAddress = MissingAddresses['data'][number]

/** Kinds of problems with links, the worst first. */
export const LAGEN: readonly { lage: Lage; label: string; hint: string }[] = [
  {
    lage: 'haus',
    label: 'Auf dieser Website',
    hint: 'Diese Links führen zu Seiten und Dateien, die niemand mehr findet. Was Sie veröffentlichen, zurückziehen oder verschieben, zählt hier sofort.',
  },
  {
    lage: 'aussen',
    label: 'Andere Websites',
    hint: 'Diese Adressen haben an mindestens drei Tagen nicht geantwortet, oder die Seite gibt es dort nicht mehr.',
  },
  {
    lage: 'umzug',
    label: 'Umgezogen',
    hint: 'Diese Adressen leiten auf Dauer weiter. Noch kommen Besuchende an; tragen Sie die neue Adresse ein, bevor die alte verschwindet.',
  },
  {
    lage: 'weiterleitung',
    label: 'Über Weiterleitung',
    hint: 'Diese Links führen über eine Weiterleitung: Ihr Ziel steht inzwischen unter einer anderen Adresse. Mit der neuen brauchen sie die Weiterleitung nicht mehr.',
  },
  {
    lage: 'ungeprueft',
    label: 'Nicht prüfbar',
    hint: 'Diese Websites lassen keine Prüfung zu oder waren von hier nicht zu erreichen. Kaputt müssen die Links nicht sein: Bitte probieren Sie sie selbst.',
  },
]

/** True for links to other websites, which are listed only as far as they were checked. */
export const isOutside = (lage: Lage): boolean => lage !== 'haus' && lage !== 'weiterleitung'

/** Creates a redirect of an address. Returns the function that undoes it. */
export async function redirect(von: string, nach: string): Promise<() => Promise<void>> {
  const id = crypto.randomUUID()
  const daten = { von, nach, status: 301 }
  const params = { id }
  const { fassung } = await ask(calls.redaktionInhaltAnlegen, { body: { id, art: 'weiterleitung', daten } })
  const takeBack = async () => {
    await ask(calls.redaktionLoeschen, { params, query: { trotzdem: 'true' } })
  }
  try {
    await ask(calls.redaktionVeroeffentlichen, { params, body: { grundfassung: fassung } })
  } catch (error) {
    // Undoes a partial change.
    await takeBack().catch(() => undefined)
    throw error
  }
  return takeBack
}

/** Returns a count in words: `einmal`, `17-mal`. */
export const times = (count: number): string =>
  count === 1 ? 'einmal' : `${new Intl.NumberFormat('de-DE').format(count)}-mal`

/** Returns how far external links are checked, in a sentence. */
export function checkedSoFar(
  { an, adressen, offen, zuletzt }: Checking,
  said: (moment: string) => string,
): string {
  if (!an) return 'Adressen anderer Websites werden nicht geprüft: Das ist für diesen Server abgeschaltet.'
  if (adressen === 0)
    return 'Es gibt noch keine geprüfte Adresse. Neue Links werden innerhalb einer Stunde geprüft.'
  const open = offen === 0 ? '' : ` Noch offen: ${offen}.`
  const number = new Intl.NumberFormat('de-DE').format(adressen)
  const all =
    adressen === 1 ? 'Eine Adresse anderer Websites wird' : `${number} Adressen anderer Websites werden`
  const last = zuletzt === null ? '' : ` Zuletzt ${said(zuletzt)}.`
  return `${all} regelmäßig geprüft.${last}${open}`
}
