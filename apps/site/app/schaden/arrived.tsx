import { fristen } from '@rathausplatz/contract/fristen'
import { Link } from '@rathausplatz/ui'
import { useEffect } from 'react'
import forms from '../forms/forms.module.css'
import { inFours } from '../formular/in-fours.ts'
import { forgetDraft } from './draft/kept-draft.ts'
import { DAMAGES, SchadenPage } from './schaden-page.tsx'

type ArrivedProps = {
  nummer: string
  kennwort: string
  schluessel: string
  mail: boolean
  /** Whether the sender gave an e-mail address. */
  wollteMail: boolean
  /** That address; empty if there is none. */
  an: string
}

/** The confirmation of the report. No other page shows the secret. */
export function Arrived({ nummer, kennwort, schluessel, mail, wollteMail, an }: ArrivedProps) {
  // Deletes the draft of a report that was written offline.
  useEffect(() => void forgetDraft().catch(() => {}), [])
  return (
    <SchadenPage heading="Ihre Meldung ist angekommen" isAnswer isHidden>
      <div className={forms.angekommen}>
        {nummer && (
          <p>
            Nummer <strong>{nummer}</strong>
          </p>
        )}
        {kennwort && (
          <p>
            Kennwort <strong>{inFours(kennwort)}</strong>
          </p>
        )}
        {!(nummer && kennwort) && <p>Vielen Dank. Bitte senden Sie sie nicht noch einmal.</p>}
        {nummer && kennwort && (
          <p>
            Das Kennwort steht nur hier. Mit beidem sehen Sie unter{' '}
            <Link href={`${DAMAGES}/stand?nummer=${encodeURIComponent(nummer)}`}>
              „Wo ist meine Meldung?“
            </Link>
            , was daraus wird.
          </p>
        )}
      </div>
      {mail && (
        <p>
          In wenigen Minuten kommt eine E-Mail{an && ` an ${an}`}. Mit dem Link darin bestellen Sie unsere
          Nachrichten zu jedem Schritt; er gilt {fristen.bestaetigen} Tage. Stimmt die Adresse nicht? Dann
          sehen Sie mit Nummer und Kennwort trotzdem, was aus Ihrer Meldung wird.
        </p>
      )}
      {wollteMail && !mail && (
        <p>
          Eine E-Mail können wir Ihnen dazu nicht schicken. Bitte schreiben Sie sich Nummer und Kennwort auf.
        </p>
      )}
      {schluessel && (
        <p>
          <Link href={`${DAMAGES}/eigene/${encodeURIComponent(schluessel)}`}>Meine Meldung ansehen</Link>
        </p>
      )}
    </SchadenPage>
  )
}
