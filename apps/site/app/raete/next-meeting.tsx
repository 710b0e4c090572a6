import type { RatsraumTermin } from '@rathausplatz/contract'
import { Grund, Stand, Wann } from '@rathausplatz/templates/rat'
import { ButtonLink } from '@rathausplatz/ui'
import { Secret } from './meeting-list.tsx'

/** The next meeting of the member. */
export const NextMeeting = ({ meeting }: { meeting: RatsraumTermin }) => (
  <article className="rat-naechste">
    <div>
      <h3>{meeting.titel}</h3>
      <Wann {...meeting} />
      {meeting.ort && <p>{meeting.ort}</p>}
      <Grund {...meeting} />
      <Secret {...meeting} />
    </div>
    <div className="rat-neben">
      <Stand {...meeting} />
      <ButtonLink href={meeting.detailURL}>
        {meeting.punkte + meeting.nichtoeffentlich > 0 ? 'Tagesordnung öffnen' : 'Sitzung ansehen'}
      </ButtonLink>
    </div>
  </article>
)
