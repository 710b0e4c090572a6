/** One content line: `DTSTART;VALUE=DATE:20261128`. */
type Property = { name: string; params: Record<string, string>; value: string }
type Component = { name: string; properties: Property[]; components: Component[] }

const ONCE = {
  VCALENDAR: [
    'VERSION',
    'PRODID',
    'METHOD',
    'CALSCALE',
    'NAME',
    'REFRESH-INTERVAL',
    'X-WR-CALNAME',
    'X-PUBLISHED-TTL',
  ],
  VEVENT: [
    'UID',
    'DTSTAMP',
    'DTSTART',
    'DTEND',
    'DURATION',
    'SUMMARY',
    'LOCATION',
    'DESCRIPTION',
    'URL',
    'STATUS',
    'SEQUENCE',
    'LAST-MODIFIED',
    'ORGANIZER',
    'TRANSP',
  ],
  VALARM: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
}
const NEEDED = {
  VCALENDAR: ['VERSION', 'PRODID', 'METHOD', 'NAME', 'X-WR-CALNAME', 'REFRESH-INTERVAL', 'X-PUBLISHED-TTL'],
  // RFC 5546, 3.2.1: published events need an organizer.
  VEVENT: ['UID', 'DTSTAMP', 'DTSTART', 'SUMMARY', 'SEQUENCE', 'LAST-MODIFIED', 'STATUS', 'ORGANIZER'],
  // RFC 5545, 3.6.6: an alarm that displays text.
  VALARM: ['ACTION', 'TRIGGER', 'DESCRIPTION'],
}
const MANY = new Set(['CATEGORIES'])

const TEXTS = new Set(['SUMMARY', 'LOCATION', 'DESCRIPTION', 'NAME', 'X-WR-CALNAME', 'UID', 'PRODID'])
const MOMENT = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])[0-5]\d[0-5]\dZ$/
const DAY = /^\d{4}(?:0[1-9]|1[0-2])(?:0[1-9]|[12]\d|3[01])$/
const DURATION = /^P(?:\d+W|\d+D(?:T.+)?|T.+)$/

/**
 * Returns the violations of RFC 5545, of RFC 7986 and of our own rule (single events in UTC). It is strict on
 * purpose: it also reports faults that importing programs forgive.
 */
export function icsFaults(bytes: Uint8Array): string[] {
  const faults: string[] = []
  const lines = physicalLines(bytes, faults)
  const unfolded = unfold(lines)
  const root: Component = { name: '', properties: [], components: [] }
  const open = [root]
  for (const line of unfolded) {
    const property = readLine(line)
    const inner = open.at(-1)
    if (!property || !inner) {
      faults.push(`no content line: ${line}`)
      continue
    }
    if (property.name === 'BEGIN') {
      const component = { name: property.value, properties: [], components: [] }
      inner.components.push(component)
      open.push(component)
    } else if (property.name === 'END') {
      if (inner.name !== property.value) faults.push(`END:${property.value} closes ${inner.name}`)
      else open.pop()
    } else inner.properties.push(property)
  }
  if (open.length !== 1) faults.push(`${open.at(-1)?.name} is not closed`)
  if (root.properties.length > 0) faults.push('a property outside the calendar')
  const [calendar, ...others] = root.components
  if (calendar?.name !== 'VCALENDAR' || others.length > 0) return [...faults, 'not one calendar']
  checkComponent(calendar, 'VCALENDAR', faults)
  if (calendar.components.length === 0) faults.push('a calendar without a component')
  const uids = new Set<string>()
  for (const event of calendar.components) {
    if (event.name !== 'VEVENT' || event.components.some(({ name }) => name !== 'VALARM')) {
      faults.push(`component ${event.name} in the calendar`)
      continue
    }
    checkComponent(event, 'VEVENT', faults)
    checkSpan(event, faults)
    for (const alarm of event.components) {
      checkComponent(alarm, 'VALARM', faults)
      if (alarm.components.length > 0) faults.push('a component in an alarm')
    }
    const uid = valueOf(event, 'UID') ?? ''
    if (uids.has(uid)) faults.push(`UID ${uid} stands twice`)
    if (!/^[^\s@]+@[^\s@]+$/.test(uid)) faults.push(`UID ${uid} is not world-wide`)
    uids.add(uid)
  }
  return faults
}

/** Splits into lines. Each line must be valid UTF-8, end with CRLF and have at most 75 octets. */
function physicalLines(bytes: Uint8Array, faults: string[]): string[] {
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  const lines: string[] = []
  let start = 0
  for (let at = 0; at < bytes.length; at++) {
    if (bytes[at] === 10 && bytes[at - 1] !== 13) faults.push('a line feed without carriage return')
    if (bytes[at] !== 13) continue
    if (bytes[at + 1] !== 10) faults.push('a carriage return without line feed')
    const line = bytes.subarray(start, at)
    start = at + 2
    if (line.length > 75) faults.push(`a line of ${line.length} octets`)
    try {
      const text = decoder.decode(line)
      if (text.length === 0) faults.push('an empty line')
      if (/(?!\t)\p{Cc}/u.test(text)) faults.push('a control character')
      lines.push(text)
    } catch {
      faults.push('a fold inside a character')
    }
  }
  if (start !== bytes.length) faults.push('the last line does not end')
  return lines
}

function unfold(lines: readonly string[]): string[] {
  const unfolded: string[] = []
  for (const line of lines) {
    if (/^[ \t]/.test(line)) unfolded.push(`${unfolded.pop() ?? ''}${line.slice(1)}`)
    else unfolded.push(line)
  }
  return unfolded
}

function readLine(line: string): Property | undefined {
  const head = /^([A-Z][A-Z0-9-]*)((?:;[A-Z0-9-]+=(?:"[^"]*"|[^";:,]*))*):(.*)$/su.exec(line)
  if (!head) return undefined
  const [, name = '', list = '', value = ''] = head
  const params = Object.fromEntries(
    [...list.matchAll(/;([A-Z0-9-]+)=("[^"]*"|[^";:,]*)/g)].map(([, key = '', text = '']) => [key, text]),
  )
  return { name, params, value }
}

function checkComponent(component: Component, kind: keyof typeof ONCE, faults: string[]): void {
  const names = component.properties.map(({ name }) => name)
  for (const name of NEEDED[kind]) if (!names.includes(name)) faults.push(`${kind} without ${name}`)
  for (const name of ONCE[kind]) {
    if (names.filter(other => other === name).length > 1) faults.push(`${name} stands twice`)
  }
  for (const property of component.properties) {
    const { name } = property
    const isKnown = ONCE[kind].includes(name) || MANY.has(name) || name.startsWith('X-')
    if (!isKnown) faults.push(`${kind} with ${name}`)
    const fault = valueFault(property)
    if (fault) faults.push(`${name}: ${fault}`)
  }
}

function valueFault({ name, params, value }: Property): string | undefined {
  if (params['TZID'] !== undefined) return 'a time zone, where times are in UTC'
  if (TEXTS.has(name)) return textFault(value)
  const fits: Record<string, boolean> = {
    VERSION: value === '2.0',
    METHOD: value === 'PUBLISH',
    DTSTAMP: MOMENT.test(value),
    'LAST-MODIFIED': MOMENT.test(value),
    DTSTART: params['VALUE'] === 'DATE' ? DAY.test(value) : MOMENT.test(value),
    DTEND: params['VALUE'] === 'DATE' ? DAY.test(value) : MOMENT.test(value),
    SEQUENCE: /^\d{1,10}$/.test(value),
    STATUS: ['CONFIRMED', 'CANCELLED', 'TENTATIVE'].includes(value),
    ACTION: value === 'DISPLAY',
    TRIGGER:
      /^[+-]?P(?:\d+W|\d+D|(?:\d+D)?T(?:\d+H)?(?:\d+M)?(?:\d+S)?)$/.test(value) && !value.endsWith('T'),
    TRANSP: ['OPAQUE', 'TRANSPARENT'].includes(value),
    'REFRESH-INTERVAL': params['VALUE'] === 'DURATION' && DURATION.test(value),
    'X-PUBLISHED-TTL': DURATION.test(value),
    URL: URL.canParse(value) && !/[\s<>"\\]/.test(value),
    ORGANIZER: /^mailto:[^\s@]+@[^\s@]+$/i.test(value),
    CATEGORIES: value.split(/(?<=(?<!\\)(?:\\\\)*),/).every(text => textFault(text) === undefined),
  }
  return Object.hasOwn(fits, name) && !fits[name] ? `not its type: ${value}` : undefined
}

/**
 * Returns the fault of a text: an escape other than the four defined ones, or an unescaped special character.
 */
function textFault(value: string): string | undefined {
  const rest = value.replaceAll(/\\[\\;,nN]/g, '')
  return /[\\;,]/.test(rest) ? `not escaped: ${value}` : undefined
}

function checkSpan(event: Component, faults: string[]): void {
  const [start, end] = ['DTSTART', 'DTEND'].map(name => event.properties.find(other => other.name === name))
  if (!start || !end) return
  if (event.properties.some(({ name }) => name === 'DURATION')) faults.push('both an end and a duration')
  if (start.params['VALUE'] !== end.params['VALUE']) faults.push('an end of another type than the start')
  if (end.value <= start.value) faults.push('an end that is not after the start')
}

const valueOf = (component: Component, name: string) =>
  component.properties.find(property => property.name === name)?.value
