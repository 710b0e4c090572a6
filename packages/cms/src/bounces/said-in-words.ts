import { answerWith, type Report } from './status-fields.ts'

/** Words of a server that does not try any more, whatever else it says. */
const OVER =
  /giving up|give up|no longer try|not be retried|no further attempts|permanent|endgültig|aufgegeben/i

/** Words of a server that still tries. */
const STILL_TRYING =
  /warning message only|delayed|will (?:be retried|retry|continue to try|keep trying|try again)|not required to do anything|do not need to resend|has not (?:yet )?been delivered|still trying|verzögert|noch nicht zugestellt|weitere zustellversuche|weiter(?:hin)? versucht/i

/** Words of a failure, each with the status that fits them (RFC 3463). */
const FAILURES: readonly (readonly [words: RegExp, status: string])[] = [
  [
    // About the sender, which is us: it says nothing about the address.
    /sender(?:['’]s)? (?:address|domain|verif\w+|unknown|rejected)|absender\w{0,20}.{0,40}(?:abgelehnt|unbekannt|nicht gefunden|existiert nicht)/i,
    '5.1.8',
  ],
  [/(?:mailbox|inbox|postfach|quota).{0,40}(?:full|voll|exceeded|überschritten)|over ?quota/i, '5.2.2'],
  [
    /(?:no such|unknown|unbekannte[rsn]?) (?:user|recipient|mailbox|address|local|empfänger|benutzer|adresse)|(?:user|recipient|mailbox|account|address|empfänger\w*|adresse|postfach)(?: \S+)?.{0,30}(?:unknown|not found|does(?:n['’]t| not) exist|no longer exists|unbekannt|existiert nicht|nicht gefunden|gibt es nicht|nicht vorhanden)|couldn['’]t be found|wasn['’]t found|doesn['’]t have an? .{0,20}account/i,
    '5.1.1',
  ],
  [/spam|blacklist|blocklist|unerwünscht/i, '5.7.1'],
  [
    /(?:could|can|did|was|has|have)(?:n['’]t| ?not) (?:be |been )?(?:deliver|reach)|undeliver|delivery (?:has )?failed|(?:address|recipient)(?:\(?es\)?|s)? failed|failure notice|failed to deliver|fatal error|returned to sender|rejected|not able to deliver|unable to deliver|wasn['’]t able to deliver|unzustellbar|nicht (?:zugestellt|ausgeliefert|übermittelt|erreicht)|fehlgeschlagen/i,
    '',
  ],
]

/** An answer of SMTP inside a text: `550 5.1.1 user unknown`, or `550 user unknown`; no telephone number. */
const ANSWER =
  /(?<![\d.])([45])\d\d[ -]#?(?:\1\.\d{1,3}\.\d{1,3}\b|(?<=[45][025]\d.)(?=[\p{L}<]))[^\n]{0,300}/u

/** The line at which the returned mail begins: its own words report nothing. */
const RETURNED =
  /^(?:---.*(?:copy|below|original|header|kopie|ursprüng)|(?:return-path|received|message-id):)/im

/** Most letters that are searched: reports begin with what matters. */
const MOST_LETTERS = 20_000

/**
 * Reads a report without the fields of a standard, as old servers and some large providers send it. Returns
 * undefined if the text reports nothing.
 */
export function saidInWords(text: string, recipients: readonly string[]): Report | undefined {
  const begins = RETURNED.exec(text)?.index ?? text.length
  const said = text.slice(0, Math.min(begins, MOST_LETTERS))
  const answer = ANSWER.exec(said)
  const found = FAILURES.find(([words]) => words.test(said))
  const isTrying = !OVER.test(said) && (STILL_TRYING.test(said) || (answer?.[1] === '4' && !found))
  if (isTrying) return { action: 'delayed', recipients, answer: answerWith('', answer?.[0] ?? '') }
  if (!found && answer?.[1] !== '5') return undefined
  return { action: 'failed', recipients, answer: answerWith(found?.[1] ?? '', answer?.[0] ?? '') }
}
