import { LAENGSTE_RUECKMELDUNG } from '@rathausplatz/contract'
import { VisuallyHidden, visuallyHidden } from '@rathausplatz/ui'
import type { Asked } from './asked.ts'
import styles from './frage.module.css'

/** The answers are sent here, and from here lead back. */
export const RUECKMELDUNG = '/rueckmeldung'

/** The trap: a field that people do not see and programs fill in. */
export const TRAP = 'homepage'

export type FrageProps = {
  asked: Asked
  /** Address of the page that it is about. */
  page: string
  isSimple?: boolean
  /** By what the page finds it again where it stands as the server drew it. */
  place?: number
}

/**
 * "War diese Seite hilfreich?" at the foot of a page, and what comes after an answer. Forms that lead back to the page:
 * nobody needs a script for them, and nothing in them is different from visitor to visitor.
 */
export function Frage({ asked, page, isSimple = false, place }: FrageProps) {
  return (
    <div className={styles.frage} data-standing={place}>
      <div id="hilfreich" tabIndex={-1}>
        {asked === '' && <Question page={page} isSimple={isSimple} />}
        {(asked === 'ja' || asked === 'nein') && <Remark page={page} answer={asked} />}
        {asked === 'danke' && <p role="status">Danke. Ihr Hinweis ist angekommen.</p>}
      </div>
    </div>
  )
}

function Question({ page, isSimple }: Pick<FrageProps, 'page' | 'isSimple'>) {
  return (
    <form method="post" action={RUECKMELDUNG} className={styles.zeile} aria-labelledby="hilfreich-frage">
      <p id="hilfreich-frage">
        {isSimple ? 'Hat Ihnen diese Seite geholfen?' : 'War diese Seite hilfreich?'}
      </p>
      <button type="submit" name="hilfreich" value="ja">
        Ja<VisuallyHidden>, sie war hilfreich</VisuallyHidden>
      </button>
      <button type="submit" name="hilfreich" value="nein">
        Nein<VisuallyHidden>, sie war nicht hilfreich</VisuallyHidden>
      </button>
      <Unseen page={page} />
    </form>
  )
}

type RemarkProps = Pick<FrageProps, 'page'> & {
  answer: 'ja' | 'nein'
  /** What was typed before it could be stored. */
  text?: string
}

/** What may be said to an answer that is counted already. */
export function Remark({ page, answer, text = '' }: RemarkProps) {
  return (
    <form method="post" action={RUECKMELDUNG} className={styles.text}>
      <p role="status">
        <strong>Danke für Ihre Antwort.</strong>
      </p>
      <label htmlFor="hilfreich-text">
        {answer === 'ja' ? 'Möchten Sie uns noch etwas sagen?' : 'Was hat gefehlt?'} <span>(freiwillig)</span>
      </label>
      <p id="hilfreich-hilfe">
        Bitte keine Namen und nichts Persönliches: Wir wissen nicht, wer schreibt, und können nicht antworten.
      </p>
      <textarea
        id="hilfreich-text"
        name="text"
        rows={3}
        maxLength={LAENGSTE_RUECKMELDUNG}
        required
        aria-describedby="hilfreich-hilfe"
        defaultValue={text}
      />
      <input type="hidden" name="antwort" value={answer} />
      <button type="submit">Absenden</button>
      <Unseen page={page} />
    </form>
  )
}

function Unseen({ page }: Pick<FrageProps, 'page'>) {
  return (
    <>
      <input type="hidden" name="zurueck" value={page} />
      <label className={visuallyHidden} aria-hidden="true">
        Bitte leer lassen
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}
