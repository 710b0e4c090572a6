import { ChoiceLinks } from '@rathausplatz/templates/rat'
import { hrefWith } from '@rathausplatz/templates/visitor-query'
import { Paging } from '@rathausplatz/ui'
import { Choice, Tick } from '../room/choice.tsx'
import { meetingsPage } from './addresses.ts'
import { GremiumChoice } from './choices.tsx'
import { CouncilPage } from './council-page.tsx'
import type { MeetingsData } from './load-meetings.ts'
import { MeetingList } from './meeting-list.tsx'

/** All meetings: the future ones with the next first, or the past ones with the latest first. */
export function MeetingsPage({ session, chosen, meetings, pages }: MeetingsData) {
  const { isPast, isOwn, page, gremium, gremien } = chosen
  const of = { gremium, eigene: isOwn ? 'ja' : '' }
  const hrefOf = (zeit: string, seite?: number) => hrefWith(meetingsPage, { zeit, ...of, seite })
  const zeit = isPast ? 'frueher' : ''
  return (
    <CouncilPage session={session} title="Sitzungen" heading={isPast ? 'Frühere Sitzungen' : 'Sitzungen'}>
      <ChoiceLinks
        label="Zeit"
        choices={[
          { text: 'Kommende', href: hrefOf(''), isChosen: !isPast },
          { text: 'Frühere', href: hrefOf('frueher'), isChosen: isPast },
        ]}
      />
      <Choice label="Sitzungen auswählen">
        {isPast && <input type="hidden" name="zeit" value={zeit} />}
        <GremiumChoice gremium={gremium} gremien={gremien} />
        <Tick>
          <input type="checkbox" name="eigene" value="ja" defaultChecked={isOwn} key={String(isOwn)} /> Nur
          meine Gremien
        </Tick>
      </Choice>
      {meetings.length > 0 ? (
        <MeetingList meetings={meetings} heading="h2" marksOwn={!isOwn} />
      ) : (
        <p role="status">
          {isPast
            ? 'Hierzu gibt es keine früheren Sitzungen.'
            : 'Hierzu ist zurzeit keine Sitzung angesetzt.'}
        </p>
      )}
      <Paging page={page} pages={pages} hrefOf={seite => hrefOf(zeit, seite > 1 ? seite : undefined)} />
    </CouncilPage>
  )
}
