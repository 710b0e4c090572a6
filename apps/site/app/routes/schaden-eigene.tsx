import { calls, schadenskategorieOf, schadenWiederOeffnen } from '@rathausplatz/contract'
import { adresseInMails } from '@rathausplatz/contract/adresse-in-mails'
import { tabellen } from '@rathausplatz/contract/tabellen'
import { Link } from '@rathausplatz/ui'
import { Button, TextArea } from '@rathausplatz/ui/form'
import { data, redirect } from 'react-router'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn, ofHolder } from '../answers/of-holder.ts'
import { textIn } from '../answers/text-in.ts'
import { siteOf } from '../cms/site-context.ts'
import { formOf, refusal } from '../errors/refusal.ts'
import { RouteError } from '../errors/route-error.tsx'
import { CHECK, failureOf, isOver } from '../forms/failure.ts'
import forms from '../forms/forms.module.css'
import { MailFault } from '../forms/mail-fault.tsx'
import { readFields } from '../forms/read-fields.ts'
import { Facts } from '../schaden/facts.tsx'
import { loadSheet } from '../schaden/karte/load-sheet.ts'
import styles from '../schaden/schaden.module.css'
import { DAMAGES, Gone, SchadenPage } from '../schaden/schaden-page.tsx'
import type { Route } from './+types/schaden-eigene'

const pathOf = (schluessel: string) => `${DAMAGES}/eigene/${encodeURIComponent(schluessel)}`

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  try {
    const [meldung, sheet] = await Promise.all([
      site.cms.call(calls.schadenEigener, { params: { schluessel }, sender: site.sender }),
      loadSheet(site),
    ])
    return data(
      { schluessel, meldung, sheet, isDone: url.searchParams.has('erledigt') },
      { headers: ofHolder },
    )
  } catch (error) {
    if (isOver(error)) return data(undefined, { status: 410, headers: ofHolder })
    const { hint, status, headers } = failureOf(error, site, 'Eigene Meldung')
    throw refusal({ status, hint }, { ...ofHolder, ...headers })
  }
}

/**
 * The value of the button names the step. Without a value, the form that reopens the report was sent. Mail
 * programs send `List-Unsubscribe=One-Click` to this address, without a page or confirmation, and get no
 * redirect (RFC 8058).
 */
export async function action({ request, context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const { sender } = site
  const schluessel = keyIn(params)
  const form = await formOf(request)
  const isOneClick = textIn(form, 'List-Unsubscribe') === 'One-Click'
  const wish = isOneClick ? 'aus' : textIn(form, 'nachrichten')
  const { values, data: said, errors } = readFields(form, schadenWiederOeffnen)
  const refuse = (title: string, wrong: Readonly<Record<string, string>>) => ({
    isOver: false,
    values,
    refused: { title, errors: wrong },
  })
  try {
    if (wish === 'an' || wish === 'aus')
      await site.cms.call(calls.schadenNachrichten, { body: { schluessel, an: wish === 'an' }, sender })
    else if (said) await site.cms.call(calls.schadenWiederOeffnen, { body: { ...said, schluessel }, sender })
    else return data(refuse(CHECK, errors), { status: 422, headers: ofHolder })
  } catch (error) {
    if (isOver(error)) return data({ ...refuse('', {}), isOver: true }, { status: 410, headers: ofHolder })
    const { title, errors: atFields, status, headers } = failureOf(error, site, 'Eigene Meldung')
    return data(refuse(title, atFields), { status, headers: { ...ofHolder, ...headers } })
  }
  if (isOneClick) return data({ ...refuse('', {}), refused: undefined }, { headers: ofHolder })
  throw redirect(`${pathOf(schluessel)}?erledigt=1`, { status: 303, headers: ofHolder })
}

export const headers = headersOf

const OVER = {
  heading: 'Dieser Link gilt nicht mehr',
  text: `Die Meldung gibt es nicht mehr: ${tabellen.schaeden.dauer.tage} Tage, nachdem sie erledigt oder abgelehnt ist, löschen wir sie. Vielleicht fehlt auch ein Teil der Adresse; bitte übernehmen Sie sie vollständig aus der E-Mail.`,
}

export default function SchadenEigene({ loaderData, actionData }: Route.ComponentProps) {
  if (!loaderData || actionData?.isOver) return <Gone {...OVER} />
  const { schluessel, meldung, sheet, isDone } = loaderData
  const path = pathOf(schluessel)
  const refused = actionData?.refused
  const unsaved = actionData?.values['text'] ?? ''
  const canReopen = meldung.schritte.includes('wieder_oeffnen')
  const isRefused = meldung.zustellung === 'nicht_zugestellt'
  return (
    <SchadenPage
      heading={`Ihre Meldung: ${schadenskategorieOf(meldung.kategorie).name}`}
      refused={refused}
      isHidden
      isAnswer={isDone}
    >
      {isDone && !refused && (
        <p className={forms.angekommen} role="status">
          Das ist gespeichert.
        </p>
      )}
      <MailFault of={meldung.zustellung} an={meldung.mail_an} holds="Den Stand sehen Sie hier.">
        <p>Bitte heben Sie den Link zu dieser Seite auf, oder Nummer und Kennwort der Meldung.</p>
      </MailFault>
      <Facts schaden={meldung} sheet={sheet} photoAt={kennung => `${path}/fotos/${kennung}`} />
      <p>
        {meldung.oeffentlich ? (
          <Link href={meldung.detailURL}>So sehen andere die Meldung</Link>
        ) : (
          'Andere sehen diese Meldung nicht.'
        )}
      </p>
      {meldung.nachrichten !== 'keine' && (
        <form method="post" action={path} className={styles.schritte}>
          {meldung.bestellbar ? (
            <Button name="nachrichten" value="an">
              Nachrichten dazu per E-Mail bestellen
            </Button>
          ) : (
            !isRefused && (
              <p>
                {meldung.nachrichten === 'ja'
                  ? 'Über jeden Schritt informieren wir Sie per E-Mail.'
                  : 'Nachrichten zu jedem Schritt bestellen Sie mit dem Link in unserer E-Mail.'}
              </p>
            )
          )}
          <Button name="nachrichten" value="aus" look="outline">
            Keine Nachrichten
          </Button>
          <p>Ohne Nachrichten löschen wir Ihre Adresse bei der Meldung. {adresseInMails}</p>
        </form>
      )}
      {refused && unsaved && !canReopen && (
        <>
          <h2>Das ist nicht gespeichert</h2>
          <p className={styles.text}>{unsaved}</p>
        </>
      )}
      {canReopen && (
        <form method="post" action={path} noValidate className={forms.form}>
          <h2>Noch nicht in Ordnung?</h2>
          <TextArea
            name="text"
            label="Was ist noch nicht in Ordnung?"
            rows={3}
            help="Das lesen nur wir."
            defaultValue={unsaved}
            error={refused?.errors['text']}
          />
          <Button look="outline">Wieder öffnen</Button>
        </form>
      )}
    </SchadenPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
