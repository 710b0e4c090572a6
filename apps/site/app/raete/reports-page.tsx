import { CouncilPage } from './council-page.tsx'
import type { ReportsData } from './load-reports.ts'
import { MeetingList } from './meeting-list.tsx'
import styles from './raete.module.css'
import { ReportList } from './report-list.tsx'

/** Reports beside minutes, the newest first. */
export const ReportsPage = ({ session, berichte, niederschriften }: ReportsData) => (
  <CouncilPage session={session} title="Berichte" heading="Berichte und Niederschriften">
    <div className={styles.spalten}>
      <section aria-labelledby="berichte" className={styles.teil}>
        <h2 id="berichte">Berichte der Verwaltung</h2>
        {berichte.length > 0 ? (
          <ReportList reports={berichte} heading="h3" />
        ) : (
          <p>Zurzeit gibt es keine Berichte.</p>
        )}
      </section>
      <section aria-labelledby="niederschriften" className={styles.teil}>
        <h2 id="niederschriften">Niederschriften</h2>
        {niederschriften.length > 0 ? (
          <MeetingList meetings={niederschriften} heading="h3" />
        ) : (
          <p>Zurzeit gibt es keine Niederschriften.</p>
        )}
      </section>
    </div>
  </CouncilPage>
)
