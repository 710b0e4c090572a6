import { Wann } from '@rathausplatz/templates/rat'
import { Link } from '@rathausplatz/ui'
import { meetingPage, meetingsPage } from '../addresses.ts'
import { CouncilPage } from '../council-page.tsx'
import type { ToKeep } from './load-to-keep.ts'
import { KEPT_UNTIL, Packet } from './packet.tsx'

/**
 * Papers of the next meetings, to keep them for offline use. Without a network the worker shows the kept
 * papers at this address.
 */
export function ToKeepPage({ session, meetings }: ToKeep) {
  return (
    <CouncilPage session={session} title="Unterlagen für unterwegs" heading="Unterlagen für unterwegs">
      <p className="rat-unterwegs-wort">
        Die Unterlagen Ihrer nächsten Sitzungen, jeweils als ein PDF. Was Sie auf diesem Gerät behalten, lesen
        Sie unter dieser Adresse auch ohne Netz. {KEPT_UNTIL}
      </p>
      {meetings.length === 0 && (
        <p>
          Zurzeit ist keine Sitzung Ihrer Gremien angesetzt. <Link href={meetingsPage}>Alle Sitzungen</Link>
        </p>
      )}
      <ul role="list" className="rat-unterwegs">
        {meetings.map(meeting => (
          <li key={meeting.id}>
            <div>
              <h2 className="rat-titel">
                <Link href={meetingPage(meeting.id)}>{meeting.titel}</Link>
              </h2>
              <Wann {...meeting} />
            </div>
            <Packet sitzung={meeting} isOneOfMany />
          </li>
        ))}
      </ul>
    </CouncilPage>
  )
}
