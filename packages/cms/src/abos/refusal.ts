import { SERVERANTWORT } from '@rathausplatz/contract'

/**
 * What the failure of a mail says about its address: it does not exist; it took no mail this time; or nothing,
 * because the fault may be ours.
 */
type Refusal = 'weg' | 'nicht-angenommen' | 'sagt-nichts'

/** Codes of an address or domain that does not exist (RFC 3463). */
const GONE = /^(?:5\d\d[ -])?5\.1\.(?:1|2|3|6|10)\b/

/** Codes and words that concern the sender, the content or the way, such as „relaying denied“. */
const NOT_THE_ADDRESS =
  /^(?:5\d\d[ -])?[45]\.(?:1\.[78]|[3567])|relay|authenticat|spam|block|black|policy|denied|reputation|unerwünscht/i

/** Reads the answer of a mail server. `cameBack`: another server has refused a mail that ours had taken. */
export function refusalIn(fault: string | null, { cameBack }: { cameBack: boolean }): Refusal {
  const at = fault?.indexOf(SERVERANTWORT) ?? -1
  const answer = at < 0 ? '' : (fault?.slice(at + SERVERANTWORT.length) ?? '')
  if (GONE.test(answer)) return 'weg'
  if (NOT_THE_ADDRESS.test(answer)) return 'sagt-nichts'
  return cameBack || answer.startsWith('5') ? 'nicht-angenommen' : 'sagt-nichts'
}
