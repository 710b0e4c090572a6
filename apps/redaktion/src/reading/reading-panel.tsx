import { type CallAnswer, type Calls, calls } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { useFrameData } from '../frame/frame-data.ts'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import styles from './reading.module.css'

type Readers = CallAnswer<Calls['redaktionLesebestaetigungen']>

/**
 * Panel of a text with confirmations of reading: who has confirmed and who has not. Empty for an account
 * without the right to read confirmations.
 */
export function ReadingPanel({ id }: { id: string }) {
  const mayKnow = useFrameData().session.rechte.includes('lesebestaetigungen-lesen')
  const [readers, setReaders] = useState<Readers>()
  useEffect(() => {
    const leaving = new AbortController()
    setReaders(undefined)
    if (!mayKnow) return
    // A text without confirmations gives an error, and the panel stays empty.
    ask(calls.redaktionLesebestaetigungen, { params: { id }, signal: leaving.signal }).then(
      setReaders,
      () => {},
    )
    return () => leaving.abort()
  }, [id, mayKnow])
  if (!readers) return null
  const { gelesen, offen } = readers
  return (
    <section aria-labelledby="gelesen-von">
      <h2 id="gelesen-von">Gelesen bestätigt</h2>
      <p>
        {gelesen.length} von {gelesen.length + offen.length} Beschäftigten
      </p>
      {offen.length > 0 && (
        <details className={styles.list} open={offen.length <= FEW}>
          <summary>Noch nicht ({offen.length})</summary>
          <ul role="list">
            {offen.map(({ name }, index) => (
              <li key={name + index}>{name}</li>
            ))}
          </ul>
        </details>
      )}
      {gelesen.length > 0 && (
        <details className={styles.list}>
          <summary>Gelesen ({gelesen.length})</summary>
          <ul role="list">
            {gelesen.map(({ name, am, frueher }, index) => (
              <li key={name + index}>
                {name}, {when(am)}
                {frueher && ', eine frühere Fassung'}
              </li>
            ))}
          </ul>
        </details>
      )}
    </section>
  )
}

/** Up to this many missing names the list is unfolded at first. */
const FEW = 8
