import { LAENGSTE_RUECKMELDUNG } from '@rathausplatz/contract'
import { unseen, VisuallyHidden } from '@rathausplatz/ui'
import type { Asked } from './asked.ts'
import styles from './frage.module.css'

/** Target of the answers; it redirects back to the page. */
export const RUECKMELDUNG = '/rueckmeldung'

/** The trap: a field that people do not see and programs fill in. */
export const TRAP = 'homepage'

export type FrageProps = {
  asked: Asked
  /** Address of the page that asks. */
  page: string
  isSimple?: boolean
  /** Number by which the browser finds the markup that the server has drawn. */
  place?: number
}

/**
 * "War diese Seite hilfreich?" at the foot of a page, and the steps after an answer. The forms are plain and
 * lead back to the page: they need no script and are the same for all visitors.
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
  /** The input of an attempt that could not be stored. */
  text?: string
}

/** The form for a remark, which is added to an answer that is already counted. */
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
      <label className={unseen} aria-hidden="true">
        Bitte leer lassen
        <input name={TRAP} tabIndex={-1} autoComplete="off" />
      </label>
    </>
  )
}
