import type { RatsraumVorlage } from '@rathausplatz/contract'
import type { ShownSession } from '../sessions/shown.ts'
import { Closed } from './closed.tsx'
import { CouncilPage } from './council-page.tsx'
import { Paper } from './paper.tsx'
import styles from './raete.module.css'

/** One paper by itself. */
export const PaperPage = ({ session, paper }: { session: ShownSession; paper: RatsraumVorlage }) => (
  <CouncilPage session={session} title={paper.titel} heading={paper.titel}>
    <div className={styles.vorlage}>
      <Closed isClosed={paper.behandlung === 'nichtoeffentlich'}>
        <Paper paper={paper} heading="h2" />
      </Closed>
    </div>
  </CouncilPage>
)
