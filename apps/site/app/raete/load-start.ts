import { calls } from '@rathausplatz/contract'
import { meetingInRoom, paperInRoom } from './addresses.ts'
import { inCouncil } from './in-council.ts'

const NEXT = 4
const LATEST = 4

/** Loads the start page; a part that fails does not affect the others. */
export async function loadStart(args: Parameters<typeof inCouncil>[0]) {
  const { site, session, ask } = await inCouncil(args)
  const { cms } = site
  const [own, all, reports, bodies] = await Promise.all([
    ask.part(cms.call(calls.raeteSitzungen, { query: { eigene: 'true', pro_seite: NEXT }, ...ask.with })),
    ask.part(cms.call(calls.raeteSitzungen, { query: {}, ...ask.with })),
    ask.part(cms.call(calls.raeteBerichte, { query: {}, ...ask.with })),
    ask.part(cms.call(calls.gremien, {})),
  ])
  const nameOf = new Map(bodies?.data.map(({ id, name }) => [name, id]))
  return {
    session,
    start: {
      own: own?.data.map(meetingInRoom),
      others: all?.data
        .filter(({ eigene }) => !eigene)
        .slice(0, NEXT)
        .map(meetingInRoom),
      berichte: reports?.berichte.slice(0, LATEST).map(paperInRoom),
      niederschriften: reports?.niederschriften.slice(0, LATEST).map(meetingInRoom),
      /** The member's bodies. A body that is not public has no id, because it has no list of meetings. */
      gremien: session.taetigkeitsbereiche.map(name => ({ name, id: nameOf.get(name) })),
    },
  }
}

export type StartData = Awaited<ReturnType<typeof loadStart>>
