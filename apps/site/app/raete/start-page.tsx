import { ArrowLink, Link } from '@rathausplatz/ui'
import { meetingsOf, meetingsPage, reportsPage } from './addresses.ts'
import { CouncilPage } from './council-page.tsx'
import type { StartData } from './load-start.ts'
import { MeetingList } from './meeting-list.tsx'
import { NextMeeting } from './next-meeting.tsx'
import { NotNow } from './not-now.tsx'
import { ReportList } from './report-list.tsx'

/**
 * The start page: the member's next meeting, then other meetings, the member's bodies, and new reports and
 * minutes.
 */
export function StartPage({ session, start }: StartData) {
  const { own, others, berichte, niederschriften, gremien } = start
  const [next, ...later] = own ?? []
  return (
    <CouncilPage session={session} heading={`Guten Tag${session.name && `, ${session.name}`}`}>
      {session.hasGivenPassword && (
        <p className="rat-teil">
          Ihr Passwort haben andere für Sie gewählt. Auf dieser Website lässt es sich nicht ändern: Bitte
          lassen Sie es bei der Stelle ändern, die Ihnen den Zugang gegeben hat.
        </p>
      )}
      <section aria-labelledby="naechste" className="rat-teil">
        <h2 id="naechste">{later.length > 0 ? 'Ihre nächsten Sitzungen' : 'Ihre nächste Sitzung'}</h2>
        {own ? null : <NotNow what="Ihre Sitzungen" />}
        {own && !next && <p>Für Ihre Gremien ist zurzeit keine Sitzung angesetzt.</p>}
        {next && <NextMeeting meeting={next} />}
        {later.length > 0 && <MeetingList meetings={later} heading="h3" />}
      </section>
      <div className="rat-spalten">
        <div>
          <section aria-labelledby="weitere" className="rat-teil">
            <h2 id="weitere">Weitere Sitzungen</h2>
            {others ? null : <NotNow what="Die Sitzungen" />}
            {others?.length === 0 && <p>Andere Gremien tagen zurzeit nicht.</p>}
            {others && others.length > 0 && <MeetingList meetings={others} heading="h3" />}
            <p className="rat-weiter">
              <ArrowLink href={meetingsPage}>Alle Sitzungen, auch frühere</ArrowLink>
            </p>
          </section>
          <section aria-labelledby="gremien" className="rat-teil">
            <h2 id="gremien">Ihre Gremien</h2>
            {gremien.length > 0 ? (
              <ul role="list" className="rat-gremien">
                {gremien.map(({ name, id }) => (
                  <li key={name}>{id === undefined ? name : <Link href={meetingsOf(id)}>{name}</Link>}</li>
                ))}
              </ul>
            ) : (
              <p>
                Ihrem Konto ist zurzeit kein Gremium zugeordnet. Sie lesen, was öffentlich ist. Stimmt das
                nicht, hilft die Geschäftsstelle des Gemeinderats.
              </p>
            )}
          </section>
        </div>
        <section aria-labelledby="neu" className="rat-teil">
          <h2 id="neu">Neu zu lesen</h2>
          {berichte && niederschriften ? (
            <>
              {berichte.length > 0 && <ReportList reports={berichte} heading="h3" isShort />}
              {niederschriften.length > 0 && (
                <>
                  <h3 className="rat-zwischentitel">Niederschriften</h3>
                  <MeetingList meetings={niederschriften} heading="h4" />
                </>
              )}
              {berichte.length + niederschriften.length === 0 && (
                <p>Zurzeit gibt es keine Berichte und Niederschriften.</p>
              )}
            </>
          ) : (
            <NotNow what="Die Berichte" />
          )}
          <p className="rat-weiter">
            <ArrowLink href={reportsPage}>Alle Berichte und Niederschriften</ArrowLink>
          </p>
        </section>
      </div>
    </CouncilPage>
  )
}
