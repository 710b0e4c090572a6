import type { RatsraumVorlage, Sitzung } from '@rathausplatz/contract'
import { pageOf } from '../sessions/realms.ts'

const ROOM = pageOf('raete')

export const meetingsPage = `${ROOM}/sitzungen`
export const reportsPage = `${ROOM}/berichte`

export const meetingPage = (id: string): string => `${meetingsPage}/${encodeURIComponent(id)}`
export const paperPage = (id: string): string => `${ROOM}/vorlagen/${encodeURIComponent(id)}`

/** Returns the list of meetings of one body. */
export const meetingsOf = (gremium: string): string => `${meetingsPage}?${new URLSearchParams({ gremium })}`

/**
 * Replaces the address of a meeting or paper in a list by its address in the members' area, because
 * non-public ones have no other address.
 */
export const meetingInRoom = <Row extends { id: string; detailURL: string }>(row: Row): Row => ({
  ...row,
  detailURL: meetingPage(row.id),
})
export const paperInRoom = <Row extends { id: string; detailURL: string }>(row: Row): Row => ({
  ...row,
  detailURL: paperPage(row.id),
})

/** Replaces the links of a paper to meetings and other papers by links within the members' area. */
export const wholePaperInRoom = (paper: RatsraumVorlage): RatsraumVorlage => ({
  ...paperInRoom(paper),
  bezug: paper.bezug.map(paperInRoom),
  beratungen: paper.beratungen.map(one => ({ ...one, sitzung: meetingInRoom(one.sitzung) })),
})

/** Replaces the links of a meeting to papers by links within the members' area. */
export const wholeMeetingInRoom = (meeting: Sitzung): Sitzung => ({
  ...meetingInRoom(meeting),
  tagesordnung: meeting.tagesordnung.map(({ vorlage, weitere_vorlagen, ...punkt }) => ({
    ...punkt,
    ...(vorlage ? { vorlage: paperInRoom(vorlage) } : {}),
    ...(weitere_vorlagen ? { weitere_vorlagen: weitere_vorlagen.map(paperInRoom) } : {}),
  })),
})
