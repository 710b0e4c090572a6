import type { RatsraumVorlage } from '@rathausplatz/contract'
import type { ShownSession } from '../sessions/shown.ts'
import { Closed } from './closed.tsx'
import { CouncilPage } from './council-page.tsx'
import { Paper } from './paper.tsx'

/** The page of one paper. */
export const PaperPage = ({ session, paper }: { session: ShownSession; paper: RatsraumVorlage }) => (
  <CouncilPage session={session} title={paper.titel} heading={paper.titel}>
    <div className="rat-vorlage">
      <Closed isClosed={paper.behandlung === 'nichtoeffentlich'}>
        <Paper paper={paper} heading="h2" />
      </Closed>
    </div>
  </CouncilPage>
)
