import { RoomPage, type RoomPageProps } from '../room/room-page.tsx'
import { meetingsPage, reportsPage } from './addresses.ts'
import { keptPath } from './paket/addresses.ts'

const ways = [
  { href: meetingsPage, title: 'Sitzungen' },
  { href: reportsPage, title: 'Berichte' },
  { href: keptPath, title: 'Unterwegs' },
]

/** The frame of every page of the council members' area. */
export const CouncilPage = (page: RoomPageProps) => <RoomPage {...page} ways={ways} />
