import { Section } from '@rathausplatz/ui'
import { isValidElement, type ReactElement, type ReactNode } from 'react'
import { expect, test } from 'vitest'
import { examples } from './examples.ts'
import type { TemplateName } from './schemas.ts'
import { isStanding } from './standing.ts'
import { type Content, render, view } from './testing/render-example.tsx'
import { views } from './views.ts'

const contents = (Object.keys(views) as TemplateName[]).flatMap(name =>
  Object.entries(examples[name] as Record<string, Content>).map(
    ([example, content]) => [name, example, content] as const,
  ),
)

type Props = Record<string, unknown> & { children?: ReactNode }

/**
 * Returns all elements of a view by calling its components as plain functions. A component with state throws.
 */
function elementsOf(node: ReactNode): Props[] {
  if (Array.isArray(node)) return node.flatMap(elementsOf)
  if (!isValidElement<Props>(node)) return []
  const { type, props } = node
  const isOpaque = typeof type !== 'function' || type === Section
  return [props, ...elementsOf(isOpaque ? props.children : (type as (props: Props) => ReactNode)(props))]
}

const viewElement = (name: TemplateName, content: Content) =>
  (view(name, content) as ReactElement<{ children: ReactNode }>).props.children

test.each(contents.filter(([name]) => isStanding(name)))(
  'A standing template has no handlers and no state: %s, %s',
  (name, _, content) => {
    const handlers = elementsOf(viewElement(name, content)).flatMap(props =>
      Object.keys(props).filter(key => /^on[A-Z]|^ref$/.test(key)),
    )
    expect(handlers).toEqual([])
  },
)

test.each(contents.filter(([name]) => isStanding(name)))(
  'A standing template consists of sections, so that the browser finds its markup again: %s, %s',
  (name, example, content) => {
    const bands = [...render(name, content).children]
    // On a day without any information nothing is rendered.
    expect(bands.length === 0).toBe(`${name} ${example}` === 'heute nichts')
    expect(bands.every(band => band.matches('div[data-ground][data-width]'))).toBe(true)
  },
)

test('Interactive templates are not standing, and throw when their components are called as plain functions', () => {
  for (const name of ['portal-hero', 'hero-slider', 'panoramabild-panoramateaser', 'newsticker'] as const) {
    const content = Object.values(examples[name] as Record<string, Content>)[0] as Content
    expect(isStanding(name)).toBe(false)
    expect(() => elementsOf(viewElement(name, content))).toThrow()
  }
})
