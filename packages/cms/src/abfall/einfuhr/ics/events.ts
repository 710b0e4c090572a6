import { MOST_OF_A_RULE } from './days-of-rule.ts'
import { unfolded } from './lines.ts'

export type Property = { readonly params: string; readonly value: string }
export type Event = { readonly line: number; readonly properties: Map<string, Property[]> }

/**
 * Most values of one property in an event: a rule may have many exceptions, but not more than it has days.
 */
const MOST_OF_A_NAME = 2 * MOST_OF_A_RULE

/** The properties of an event that are read. */
const READ = new Set(
  'SUMMARY DTSTART DTEND DURATION STATUS RRULE EXRULE RDATE EXDATE RECURRENCE-ID UID SEQUENCE LOCATION DESCRIPTION CATEGORIES'.split(
    ' ',
  ),
)

/** Properties of the whole calendar, complete after its last event. */
type Calendar = {
  name: string
  text: string
  isCancelled: boolean
  /** The file ends before the calendar does. */
  isCutOff: boolean
}
export const newCalendar = (): Calendar => ({ name: '', text: '', isCancelled: false, isCutOff: false })

/** Yields the events of a calendar file, and fills in the properties of the calendar. */
export function* eventsOf(text: string, calendar: Calendar): Generator<Event> {
  let event: Event | undefined
  let depth = 0
  let isOpen = false
  for (const { line, content } of unfolded(text)) {
    const [, key = '', params = '', value = ''] =
      /^([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(content) ?? []
    const upper = key.toUpperCase()
    const component = upper === 'BEGIN' || upper === 'END' ? value.trim().toUpperCase() : ''
    if (component === 'VCALENDAR') {
      calendar.isCutOff ||= isOpen && upper === 'BEGIN'
      isOpen = upper === 'BEGIN'
      continue
    }
    const isEvent = component === 'VEVENT'
    if (isEvent) depth = 0
    if (upper === 'BEGIN' && isEvent) event = { line, properties: new Map() }
    else if (upper === 'END' && isEvent && event) {
      // The method of a calendar applies to all its events.
      if (calendar.isCancelled) event.properties.set('STATUS', [{ params: '', value: 'CANCELLED' }])
      yield event
      event = undefined
    } else if (upper === 'BEGIN') depth++
    else if (upper === 'END') depth--
    else if (event && depth === 0 && READ.has(upper)) keep(event, upper, { params, value })
    else if (!event && upper === 'METHOD') calendar.isCancelled = /^cancel$/i.test(value.trim())
    else if (!event && depth === 0 && /^(?:X-WR-CAL)?NAME$/.test(upper)) calendar.name ||= value
    else if (!event && depth === 0 && /^(?:X-WR-CALDESC|DESCRIPTION)$/.test(upper)) calendar.text ||= value
  }
  calendar.isCutOff ||= isOpen
}

function keep({ properties }: Event, name: string, property: { params: string; value: string }): void {
  const others = properties.get(name)
  if (!others) properties.set(name, [property])
  else if (others.length < MOST_OF_A_NAME) others.push(property)
}

export const NO_PROPERTY: Property = { params: '', value: '' }
export const valueOf = ({ properties }: Event, name: string): string =>
  properties.get(name)?.[0]?.value.trim() ?? ''
/** Without a UID an entry is identified by its title. */
export const uidOf = (event: Event): string => valueOf(event, 'UID') || valueOf(event, 'SUMMARY')
export const sequenceOf = (event: Event): number => Number(valueOf(event, 'SEQUENCE')) || 0
/** An entry whose day is not settled yet. */
export const isTentative = (event: Event): boolean => /^tentative$/i.test(valueOf(event, 'STATUS').trim())

export const isCancelled = (event: Event): boolean => /^cancell?ed$/i.test(valueOf(event, 'STATUS'))
/** Whether a changed occurrence applies to all later ones too (RFC 5545, 3.2.13). */
export const isFromThenOn = ({ properties }: Event): boolean =>
  /;RANGE="?THISANDFUTURE/i.test(properties.get('RECURRENCE-ID')?.[0]?.params ?? '')
