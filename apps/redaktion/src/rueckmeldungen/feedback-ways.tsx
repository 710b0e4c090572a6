import { Views } from '../pieces/views.tsx'

export const REMARKS = '/pflege/rueckmeldungen'
export const PAGES = '/pflege/rueckmeldungen/seiten'

/** Navigation between the two views of feedback: texts of visitors, and counts per page. */
export function FeedbackWays() {
  return (
    <Views
      label="Rückmeldungen"
      views={[
        { to: REMARKS, label: 'Geschriebenes' },
        { to: PAGES, label: 'Nach Seiten' },
      ]}
    />
  )
}

export const NOTE =
  'Was Menschen am Ende einer Seite auf „War diese Seite hilfreich?“ geantwortet haben. Wer es war, weiß niemand.'
