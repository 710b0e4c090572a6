import type { EigenerEintrag } from '@rathausplatz/contract'
import { formatDate } from '@rathausplatz/ui'

/** Describes the state of an entry in a sentence to its author. */
export function stateWords({ stand, gesperrt_von, grund, laeuft_ab_am, titel }: EigenerEintrag): string {
  const name = `„${titel}“`
  const until = laeuft_ab_am ? ` bis ${formatDate(laeuft_ab_am)}` : ''
  if (stand === 'freigegeben') return `${name} ist öffentlich${until}.`
  if (stand === 'abgelaufen') return `${name} ist abgelaufen. Niemand außer Ihnen sieht den Eintrag noch.`
  if (stand === 'entwurf') return `${name} ist noch nicht bestätigt.`
  if (stand === 'bestaetigt')
    return `${name} wartet auf unsere Prüfung. Sobald der Eintrag öffentlich ist, sagen wir es Ihnen per E-Mail.`
  if (gesperrt_von === 'verfasser')
    return `${name} haben Sie gesperrt. Niemand außer Ihnen sieht den Eintrag.`
  return `${name} ist nicht öffentlich.${grund ? ` Der Grund: ${grund}` : ''} Sie können den Eintrag ändern; danach sehen wir ihn noch einmal an.`
}
