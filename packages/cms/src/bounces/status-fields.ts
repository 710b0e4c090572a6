/** A report about one recipient of a mail (RFC 3464). */
export type Report = {
  readonly action: 'failed' | 'delayed' | 'delivered'
  /** The addresses of the recipient, in lower case: as sent, and after forwarding. */
  readonly recipients: readonly string[]
  /** The answer of the last server, with its status: `550 5.1.1 user unknown`. Empty if it said nothing. */
  readonly answer: string
}

type Fields = ReadonlyMap<string, string>

/** Reads the groups of fields of a delivery status. A field that occurs twice counts once. */
function groupsOf(text: string): Fields[] {
  const unfolded = text.replaceAll(/\r\n?/g, '\n').replaceAll(/\n[ \t]+/g, ' ')
  return unfolded.split(/\n\s*\n/).map(group => {
    const fields = new Map<string, string>()
    for (const line of group.split('\n')) {
      const [, name, value] = /^([\w-]+)\s*:(.*)$/s.exec(line) ?? []
      if (name && value && !fields.has(name.toLowerCase())) fields.set(name.toLowerCase(), value.trim())
    }
    return fields
  })
}

/**
 * Returns the address of a field such as `rfc822; <erika@example.org>`, as it stands and as the xtext of RFC
 * 3461, where `+2B` is a plus sign; none for a local name.
 */
function addressesOf(value = ''): string[] {
  const address = value.slice(value.indexOf(';') + 1).replaceAll(/[<>\s]/g, '')
  const decoded = address.replaceAll(/\+([\dA-F]{2})/g, (_, code: string) =>
    String.fromCodePoint(Number.parseInt(code, 16)),
  )
  return [...new Set([address, decoded])].filter(one => one.includes('@')).map(one => one.toLowerCase())
}

const ACTIONS: Readonly<Record<string, Report['action']>> = {
  failed: 'failed',
  failure: 'failed',
  delayed: 'delayed',
  delivered: 'delivered',
  relayed: 'delivered',
  expanded: 'delivered',
}

const BY_CLASS: Readonly<Record<string, Report['action']>> = { 2: 'delivered', 4: 'delayed', 5: 'failed' }

/** Returns the reports of a delivery status, one per recipient. */
export function reportsIn(text: string): Report[] {
  return groupsOf(text).flatMap(fields => {
    const status = /[245]\.\d{1,3}\.\d{1,3}/.exec(fields.get('status') ?? '')?.[0] ?? ''
    const [said = ''] = /^\w+/.exec(fields.get('action') ?? '') ?? []
    const action = ACTIONS[said.toLowerCase()] ?? BY_CLASS[status.charAt(0)]
    const recipients = ['original-recipient', 'final-recipient'].flatMap(name =>
      addressesOf(fields.get(name)),
    )
    if (!action || (said === '' && recipients.length === 0)) return []
    return [{ action, recipients, answer: answerWith(status, fields.get('diagnostic-code') ?? '') }]
  })
}

const MOST_LETTERS = 300

/** Returns the answer of a server with its status where RFC 3463 has it: after the number, or in front. */
export function answerWith(status: string, said: string): string {
  const words = said
    .replace(/^[\w-]{1,20}\s*;\s*/, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .replace(/\b([45]\d\d[ -])#(?=[45]\.)/, '$1')
    .trim()
    .slice(0, MOST_LETTERS)
  if (status === '' || /^(?:[245]\d\d[ -])?[245]\.\d{1,3}\.\d/.test(words)) return words
  const [number = ''] = /^[45]\d\d(?=[ -])/.exec(words) ?? []
  return number ? `${number} ${status} ${words.slice(number.length + 1)}` : `${status} ${words}`.trim()
}
