import { calls, NEUERE_EMAIL } from '@rathausplatz/contract'
import { ButtonLink } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { headersOf } from '../answers/headers-of.ts'
import { keyIn } from '../answers/of-holder.ts'
import { siteOf } from '../cms/site-context.ts'
import { RouteError } from '../errors/route-error.tsx'
import { FormPage } from '../forms/form-page.tsx'
import forms from '../forms/forms.module.css'
import { confirmation } from '../moderation/confirmation.ts'
import { confirmable } from '../moderation/link-state.ts'
import { Gone, OVER, PROPOSE } from '../vorschlag/vorschlag-page.tsx'
import type { Route } from './+types/verzeichnis-bestaetigen'

/** Opening the page has no effect, because programs follow links in mails. */
export function loader({ context, params }: Route.LoaderArgs) {
  const site = siteOf(context)
  const schluessel = keyIn(params)
  return confirmable(schluessel, () =>
    site.cms.call(calls.verzeichnisvorschlagBestaetigung, { params: { schluessel }, sender: site.sender }),
  )
}

export async function action({ context, params }: Route.ActionArgs) {
  const site = siteOf(context)
  const body = { schluessel: keyIn(params) }
  return confirmation(site, 'Bestätigung eines Vorschlags', () =>
    site.cms.call(calls.verzeichnisvorschlagBestaetigen, { body, sender: site.sender }),
  )
}

export const headers = headersOf

export default function VerzeichnisBestaetigen({
  loaderData: { schluessel, link },
  actionData,
}: Route.ComponentProps) {
  if (link === 'ersetzt')
    return (
      <Gone
        heading="Es gibt eine neuere E-Mail"
        text={`${NEUERE_EMAIL} Sie ging an die Adresse, die Sie dabei angegeben haben.`}
      />
    )
  if (link === 'vorbei' || actionData?.was === 'vorbei')
    return <Gone heading="Dieser Link gilt nicht mehr" text={OVER} />
  if (actionData?.was === 'bestaetigt')
    return (
      <FormPage heading="Ihr Vorschlag ist bestätigt" isAnswer isHidden>
        <div className={forms.angekommen}>
          <p>
            Als Nächstes prüfen wir „{actionData.name}“. Sobald alles öffentlich ist, sagen wir es Ihnen per
            E-Mail.
          </p>
        </div>
        <p>
          <ButtonLink href={`${PROPOSE}/eigener/${actionData.verwalten}`} look="outline">
            Vorschlag ansehen oder ändern
          </ButtonLink>
        </p>
      </FormPage>
    )
  return (
    <FormPage
      heading="Vorschlag bestätigen"
      isHidden
      refused={actionData && { title: actionData.title, errors: {} }}
    >
      <p>Haben Sie den Eintrag mit Ihrer E-Mail-Adresse vorgeschlagen? Dann bestätigen Sie ihn bitte.</p>
      <form method="post" action={`${PROPOSE}/bestaetigen/${encodeURIComponent(schluessel)}`}>
        <Button>Ja, bestätigen</Button>
      </form>
    </FormPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteError error={error} />
}
