import { displayInTextOnly, legalBasisOf } from '@rathausplatz/contract/legal-basis'
import { CircleAlert, CircleCheck, CircleDashed, type LucideIcon } from 'lucide-react'
import { Link } from 'react-router'
import { leadTo } from '../document/fault-list.tsx'
import type { DocumentWork } from '../document/use-open-document.ts'
import { useFrameData } from '../frame/frame-data.ts'
import { DeskIcon } from '../pieces/icon.tsx'
import { wayToCorrect } from './corrects.ts'
import styles from './notice.module.css'
import { type NoticeStep, noticeSteps, noticeSummary, noticeTerms, takenBack } from './notice.ts'

const DRAWINGS: Record<NoticeStep['state'], LucideIcon> = {
  done: CircleCheck,
  missing: CircleDashed,
  wrong: CircleAlert,
  doubtful: CircleAlert,
}

const WORDS: Record<NoticeStep['state'], string> = {
  done: '',
  missing: 'fehlt noch',
  wrong: 'bitte prüfen',
  doubtful: 'bitte prüfen',
}

/** Panel of a notice: legal basis, required statements, period, next steps. */
export function NoticePanel({ work: { id, inhalt, daten, kind } }: { work: DocumentWork }) {
  const isPublic = inhalt?.oeffentliche_fassung != null && inhalt.status !== 'geplant'
  const ags = useFrameData().stadt?.ags
  const basis = legalBasisOf(daten, ags)
  const display = isPublic ? undefined : displayInTextOnly(daten)
  const steps = noticeSteps(daten, ags, isPublic)
  const taken = inhalt?.status === 'zurueckgenommen' ? takenBack(inhalt.daten) : undefined
  return (
    <section aria-labelledby="bekanntmachung" className={styles.panel}>
      <h2 id="bekanntmachung">Zur Bekanntmachung</h2>
      {isPublic ? (
        <>
          {taken ? (
            <p>Grund der Zurücknahme: {taken.grund}</p>
          ) : (
            <p>
              Sie ist bekannt gemacht und bleibt, wie sie ist; nur „Aktuell bis“ lässt sich ändern. Ist etwas
              falsch, berichtigt das eine neue.
            </p>
          )}
          <ul role="list" className={styles.steps}>
            <li>
              <Link to={`/inhalte/bekanntmachung/${id}/nachweis`}>Nachweis der Bekanntmachung</Link>
            </li>
            {kind.rechte.includes('schreiben') && (
              <li>
                <Link to={wayToCorrect(id)}>Berichtigung anlegen</Link>
              </li>
            )}
          </ul>
        </>
      ) : (
        <>
          <p role="status">
            <strong>{noticeSummary(steps)}</strong>
          </p>
          <ul role="list" className={styles.steps}>
            {steps.map(step => (
              <Step key={step.path} {...step} />
            ))}
          </ul>
        </>
      )}
      {basis && (
        <p>
          <strong>Rechtsgrundlage:</strong> {'law' in basis ? basis.law : basis.question}
        </p>
      )}
      {display && <p>{display}</p>}
      {(taken ? [] : noticeTerms(daten, ags)).map(term => (
        <p key={term}>{term}</p>
      ))}
    </section>
  )
}

function Step({ path, label, state, words = '' }: NoticeStep) {
  return (
    <li data-state={state}>
      <DeskIcon drawing={DRAWINGS[state]} />
      <span>
        {state === 'done' ? (
          <>
            {label}
            {words && `: ${words}`}
          </>
        ) : (
          <>
            <a
              href={`#feld-${path}`}
              onClick={event => {
                event.preventDefault()
                leadTo(path)
              }}
            >
              {label}
            </a>
            : {words || WORDS[state]}
          </>
        )}
      </span>
    </li>
  )
}
