import { views } from '@rathausplatz/templates/views'
import { createElement, type FunctionComponent } from 'react'
import { Form } from 'react-router'
import { siteOf } from '../cms/site-context.ts'
import { notFound } from '../errors/not-found.ts'
import { takeNothing } from '../errors/refusal.ts'
import { loadGallery } from '../gallery/load-gallery.ts'
import type { Route } from './+types/vorschau'
import styles from './vorschau.module.css'

export async function loader({ context, url }: Route.LoaderArgs) {
  if (!siteOf(context).vorschau) throw notFound()
  const gallery = loadGallery(url.searchParams.get('vorlage'))
  const thema = url.searchParams.get('thema')
  const modus = url.searchParams.get('modus')
  return {
    ...gallery,
    pageTheme: gallery.themes.find(theme => theme === thema) ?? ('default' as const),
    mode: modus === 'dunkel' ? ('dark' as const) : modus === 'hell' ? ('light' as const) : undefined,
  }
}

export const action = takeNothing

export function meta() {
  return [{ title: 'Vorlagen' }, { name: 'robots', content: 'noindex' }]
}

/** The gallery: every template with every example, to review the design. */
export default function Vorschau({
  loaderData: { pageTheme, mode, chosen, names, themes, templates },
}: Route.ComponentProps) {
  return (
    <main id="inhalt" tabIndex={-1}>
      <div className={styles.kopf}>
        <h1>Vorlagen</h1>
        <Form className={styles.wahl}>
          <Choice name="vorlage" label="Vorlage" value={chosen ?? ''} options={['', ...names]} empty="Alle" />
          <Choice name="thema" label="Thema" value={pageTheme} options={themes} />
          <Choice
            name="modus"
            label="Modus"
            value={mode === 'dark' ? 'dunkel' : mode === 'light' ? 'hell' : ''}
            options={['', 'hell', 'dunkel']}
            empty="Wie das Gerät"
          />
          <button type="submit">Anzeigen</button>
        </Form>
      </div>
      {templates.map(({ name, label, examples }) => (
        <div key={name}>
          {examples.map(({ name: example, props }) => (
            <div key={example} data-vorlage={name} data-beispiel={example}>
              <div className={styles.marke}>
                <h2>{label}</h2>
                <h3>{example}</h3>
              </div>
              {createElement(views[name] as FunctionComponent<object>, props)}
            </div>
          ))}
        </div>
      ))}
    </main>
  )
}

type ChoiceProps = { name: string; label: string; value: string; options: readonly string[]; empty?: string }

function Choice({ name, label, value, options, empty }: ChoiceProps) {
  return (
    <label>
      {label}
      <select name={name} defaultValue={value}>
        {options.map(option => (
          <option key={option} value={option}>
            {option || empty}
          </option>
        ))}
      </select>
    </label>
  )
}
