import { gremiumartOf } from './body-words.ts'
import type { ClosedBusiness } from './closed-business.ts'
import type { ForeignNames, Reader } from './foreign-names.ts'
import { wordsOf } from './oparl-bodies.ts'
import { type Json, objectAt } from './oparl-client.ts'
import { readObject } from './read-object.ts'
import type { Found } from './walk-oparl.ts'

type Sources = { found: Found; names: ForeignNames; business: ClosedBusiness }

/** Whether a consultation is only planned: an agenda shows it as soon as a meeting deals with it. */
export const isPlanned = (consultation: Reader): boolean =>
  consultation.link('meeting') === undefined && consultation.link('agendaItem') === undefined

/**
 * Returns the slug of the body of a paper: one that deals with it in public. That another body deals with it in a
 * non-public meeting is itself not public.
 */
export function bodyOfPaper({ found, names, business }: Sources) {
  const { closedBodies, isClosedConsultation, isOpenConsultation } = business
  const { meetingOfItem, openItemsOf } = business
  const known = (bodies: readonly string[]): string[] =>
    names.slugsFor(
      'gremium',
      bodies.filter(id => !closedBodies.has(id)),
    )
  const bodiesOf = (object: Json): string[] => readObject(object).links('organization')
  const meetingOf = (id: string | undefined): Json | undefined => found.meetings.get(id ?? '')

  /** Returns the bodies of a public consultation, as far as they hold its meeting. */
  const bodiesInPublic = (consultation: Json): string[] => {
    const reader = readObject(consultation)
    const meeting = meetingOf(reader.link('meeting') ?? meetingOfItem.get(reader.link('agendaItem') ?? ''))
    const own = bodiesOf(consultation)
    if (!meeting) return own
    const there = bodiesOf(meeting)
    const both = own.filter(id => there.includes(id))
    return both.length > 0 ? both : there
  }

  const council = (): string[] =>
    [...found.organizations].flatMap(([id, body]) =>
      gremiumartOf(wordsOf(body)) === 'gemeinderat' ? known([id]) : [],
    )

  return async (foreign: string, paper: Json): Promise<string | undefined> => {
    const open: Json[] = []
    const planned: Json[] = []
    const others: Json[] = []
    let isUnread = false
    for (const part of readObject(paper).parts('consultation')) {
      const one = typeof part === 'string' ? await objectAt(part, found.get) : part
      if (!one) {
        isUnread = true
        continue
      }
      const isOpen = await isOpenConsultation(one)
      if (isOpen === undefined) isUnread = true
      const isOnlyPlanned = isPlanned(readObject(one)) && !isClosedConsultation(one)
      const kind = isOpen === true ? open : isOnlyPlanned ? planned : others
      kind.push(one)
    }
    const deciding = open.find(one => readObject(one).flag('authoritative')) ?? open.at(-1)
    const inPublic = [
      ...known(deciding ? bodiesInPublic(deciding) : []),
      ...known(open.flatMap(bodiesInPublic)),
      ...known(
        openItemsOf(foreign).flatMap(item =>
          bodiesOf(meetingOf(meetingOfItem.get(String(item['id']))) ?? {}),
        ),
      ),
    ]
    // These bodies may only deal with it in private.
    const hidden = new Set(known(others.flatMap(bodiesOf)))
    const before = names.before('vorlage', foreign)?.['gremium']
    const [body] = [
      ...inPublic,
      ...(isUnread && typeof before === 'string' && !hidden.has(before) ? [before] : []),
      ...known(readObject(paper).links('underDirectionOf')),
      ...[
        ...known(planned.flatMap(bodiesOf)),
        ...council(),
        // Without a list of bodies, a paper keeps the one that it has here.
        ...(typeof before === 'string' ? [before] : []),
      ].filter(slug => !hidden.has(slug)),
    ]
    return body
  }
}
