import { formatAppointment, noBreak } from '@rathausplatz/ui'
import forms from '../forms/forms.module.css'
import { TerminPage } from './termin-page.tsx'

/** The confirmation, if there is no page of the appointment to redirect to. */
export const Booked = ({ nummer, zeit, about }: { nummer: string; zeit: string; about: string }) => (
  <TerminPage heading={noBreak(formatAppointment(zeit))} about={about} title="Ihr Termin" isAnswer>
    <div className={forms.angekommen} role="status">
      <p>
        <strong>Ihr Termin ist gebucht.</strong>
      </p>
      {nummer && <p>{`Nummer ${nummer}`}</p>}
      <p>Bitte schreiben Sie ihn sich auf.</p>
    </div>
  </TerminPage>
)
