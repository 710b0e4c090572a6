import { calls, RUECKMELDUNG_TAGE } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { ask } from '../wall/ask.ts'
import { REMARKS } from './feedback-ways.tsx'

type Tally = { readonly ja: number; readonly nein: number; readonly offene_texte: number }

/** Panel of a document with the feedback of visitors, if there is any. */
export function PageFeedback({ id }: { id: string }) {
  const [tally, setTally] = useState<Tally>()
  useEffect(() => {
    const leaving = new AbortController()
    setTally(undefined)
    // A failure is ignored: the panel is not essential.
    ask(calls.redaktionRueckmeldungenZu, { params: { id }, signal: leaving.signal }).then(setTally, () => {})
    return () => leaving.abort()
  }, [id])
  if (!tally) return null
  const { ja, nein, offene_texte } = tally
  if (ja + nein + offene_texte === 0) return null
  return (
    <section aria-labelledby="hilfreich">
      <h2 id="hilfreich">Rückmeldungen</h2>
      {ja + nein > 0 && (
        <p>{`Hilfreich: ${ja} von ${ja + nein} in den letzten ${RUECKMELDUNG_TAGE} Tagen`}</p>
      )}
      {offene_texte > 0 && (
        <p>
          <Link to={`${REMARKS}?inhalt=${id}`}>
            {offene_texte === 1 ? 'Ein offener Text dazu' : `${offene_texte} offene Texte dazu`}
          </Link>
        </p>
      )}
    </section>
  )
}
