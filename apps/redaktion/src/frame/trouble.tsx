import { isCmsError } from '@rathausplatz/contract'
import { useEffect, useState } from 'react'
import { isRouteErrorResponse, Link, useRouteError } from 'react-router'
import { saidOf } from '../wall/ask.ts'
import { Loading } from './loading.tsx'
import { isProgramGone, loadAnew } from './renewed.ts'
import styles from './trouble.module.css'

/** Error screen: what happened, and links to go on. */
export function Trouble() {
  const error = useRouteError()
  const isRenewed = isProgramGone(error)
  const [isLeaving, setLeaving] = useState(isRenewed)
  useEffect(() => {
    if (isRenewed) void loadAnew().then(setLeaving)
  }, [isRenewed])
  if (isLeaving) return <Loading />
  const { title, words, mayHelpAgain = false } = toldOf(error)
  return (
    <div className={styles.trouble} role="alert">
      <h1>{title}</h1>
      <p>{words}</p>
      <p className={styles.ways}>
        {mayHelpAgain && (
          <button type="button" onClick={() => location.reload()}>
            Noch einmal versuchen
          </button>
        )}
        <Link to="/">Zur Startseite der Redaktion</Link>
        <a href="/redaktion/konto">Ihr Konto</a>
      </p>
    </div>
  )
}

/** Returns the words for an error: go elsewhere, ask another person, or wait. */
function toldOf(error: unknown): { title: string; words: string; mayHelpAgain?: boolean } {
  const code = isCmsError(error) ? error.code : undefined
  if (code === 'nicht-gefunden' || (isRouteErrorResponse(error) && error.status === 404))
    return {
      title: 'Das gibt es hier nicht (mehr)',
      words: 'Vielleicht wurde der Inhalt gelöscht, oder er gehört nicht zu Ihrem Bereich.',
    }
  if (code === 'nicht-erlaubt')
    return {
      title: 'Hier haben Sie keinen Zugang',
      words: `${saidOf(error)} Wenn Sie sie für Ihre Arbeit brauchen, wenden Sie sich an die Person, die bei Ihnen die Konten verwaltet.`,
    }
  return { title: 'Das hat nicht geklappt', words: saidOf(error), mayHelpAgain: true }
}
