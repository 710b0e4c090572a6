import { Wann } from '@rathausplatz/templates/rat'
import { Link } from '@rathausplatz/ui'
import { meetingPage, meetingsPage } from '../addresses.ts'
import { CouncilPage } from '../council-page.tsx'
import type { ToKeep } from './load-to-keep.ts'
import { Packet } from './packet.tsx'

/** The papers of the next meetings, to be taken along. Without a network the worker shows here what lies on the device. */
export function ToKeepPage({ session, meetings }: ToKeep) {
  return (
    <CouncilPage session={session} title="Unterlagen für unterwegs" heading="Unterlagen für unterwegs">
      <p>
        Die Unterlagen Ihrer nächsten Sitzungen, jeweils als ein PDF. Was Sie auf diesem Gerät behalten, lesen
        Sie unter dieser Adresse auch ohne Netz.
      </p>
      {meetings.length === 0 && (
        <p>
          Zurzeit ist keine Sitzung Ihrer Gremien angesetzt. <Link href={meetingsPage}>Alle Sitzungen</Link>
        </p>
      )}
      <ul role="list">
        {meetings.map(meeting => (
          <li key={meeting.id}>
            <h2 className="rat-titel">
              <Link href={meetingPage(meeting.id)}>{meeting.titel}</Link>
            </h2>
            <Wann {...meeting} />
            <Packet sitzung={meeting} />
          </li>
        ))}
      </ul>
    </CouncilPage>
  )
}
