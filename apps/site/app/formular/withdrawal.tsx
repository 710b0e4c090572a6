import { Link, MailLink, telephoneLink } from '@rathausplatz/ui'

type WithdrawalProps = {
  readonly vorgang: string
  /** The office that has the answers. */
  readonly at: { readonly amt: string; readonly email: string; readonly telefon: string }
}

/** Says how the sender withdraws a consent: whom to write to or to call. */
export function Withdrawal({ vorgang, at: { amt, email, telefon } }: WithdrawalProps) {
  if (!email && !telefon) return null
  return (
    <>
      <h2>Einwilligung widerrufen</h2>
      <p>
        Ihre Einwilligung können Sie jederzeit widerrufen{amt && ` (${amt})`}. Bitte{' '}
        {email && (
          <>
            schreiben Sie an <MailLink to={email} />
          </>
        )}
        {email && telefon && ' oder '}
        {telefon && (
          <>
            rufen Sie an: <Link href={telephoneLink(telefon)}>{telefon}</Link>
          </>
        )}
        , und nennen Sie {vorgang}.
      </p>
    </>
  )
}
