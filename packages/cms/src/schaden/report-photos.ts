import { openPhotos, type PhotoRoom } from '../resident-photos/photos.ts'
import { reportPhotos } from './tables.ts'

/** Photos of damages. The town chooses which of them are public. */
export const openReportPhotos = (sources: Pick<PhotoRoom, 'database' | 'files' | 'clock'>) =>
  openPhotos({
    ...sources,
    rows: reportPhotos,
    limit: 'schaden-foto',
    zeigen: 0,
    words: { dative: 'dieser Meldung', accusative: 'die Meldung', pronoun: 'sie' },
  })
