import { calls, type RatsraumSitzung } from '@rathausplatz/contract'
import { redirect } from 'react-router'
import { notFound } from '../errors/not-found.ts'
import { meetingPage, wholeMeetingInRoom, wholePaperInRoom } from './addresses.ts'
import { askedItem, headOf, itemsOf } from './evening.ts'
import { inCouncil } from './in-council.ts'

/**
 * Loads a meeting with both its parts, and the paper of the open item. The address of the non-public part
 * redirects to that of the public part, if there is one.
 */
export async function loadMeeting(args: Parameters<typeof inCouncil>[0], id: string) {
  const { site, session, ask } = await inCouncil(args)
  const found = await ask.subject(site.cms.call(calls.raeteSitzung, { params: { id }, ...ask.with }))
  const head = headOf(found)
  if (!head) throw notFound()
  if (head.id !== id) {
    const there = await ask.part(site.cms.call(calls.raeteSitzung, { params: { id: head.id }, ...ask.with }))
    // A CMS may name a meeting that it does not have, or have it lead back: then the meeting is shown here.
    if (there && headOf(there)?.id === head.id) throw redirect(meetingPage(head.id) + args.url.search, 302)
  }
  const asked = args.url.searchParams
  const open = askedItem(itemsOf(found), asked)
  const named = open?.punkt.vorlage
  const paper =
    named && (await ask.part(site.cms.call(calls.raeteVorlage, { params: { id: named.id }, ...ask.with })))
  return {
    session,
    meeting: inRoom(found),
    open: open?.key,
    paper: paper && wholePaperInRoom(paper),
    isNoteKept: asked.has('notiz'),
    isReceived: asked.has('erhalten'),
  }
}

export type MeetingData = Awaited<ReturnType<typeof loadMeeting>>

const inRoom = ({ oeffentlich, nichtoeffentlich, ...own }: RatsraumSitzung): RatsraumSitzung => ({
  ...(oeffentlich ? { oeffentlich: wholeMeetingInRoom(oeffentlich) } : {}),
  ...(nichtoeffentlich ? { nichtoeffentlich: wholeMeetingInRoom(nichtoeffentlich) } : {}),
  ...own,
})
