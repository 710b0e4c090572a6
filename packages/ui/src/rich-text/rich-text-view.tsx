import { createElement, Fragment, type ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import { noBreak } from '../no-break/no-break.ts'
import { stackedTable } from '../stacked-table/stacked-table.ts'
import { labelRows } from './label-rows.ts'
import { parseRichText, type RichNode } from './parse-rich-text.ts'
import styles from './rich-text-view.module.css'

/** Renders formatted text from a parsed tree, so that HTML of an editor never reaches the page directly. */
export function RichText({ html }: { html: string }) {
  return <div className={styles.text}>{draw(parseRichText(html))}</div>
}

function draw(nodes: RichNode[]): ReactNode {
  return nodes.map((node, index) => (
    <Fragment key={index}>{typeof node === 'string' ? noBreak(node) : drawElement(node)}</Fragment>
  ))
}

function drawElement({ tag, attributes, children }: Exclude<RichNode, string>): ReactNode {
  if (tag === 'a') {
    const { href, hreflang } = attributes
    return href ? (
      <Link href={href} hrefLang={hreflang}>
        {draw(children)}
      </Link>
    ) : (
      draw(children)
    )
  }
  if (tag === 'br' || tag === 'hr') return createElement(tag)
  const { colspan, rowspan, class: className, ...rest } = attributes
  const element = createElement(
    tag,
    {
      ...rest,
      ...(className ? { className } : {}),
      ...(colspan ? { colSpan: Number(colspan) || 1 } : {}),
      ...(rowspan ? { rowSpan: Number(rowspan) || 1 } : {}),
    },
    draw(children),
  )
  if (tag !== 'table' || attributes['class']) return element
  const stacked = labelRows({ tag, attributes, children })
  return (
    // A wide table that cannot stack its rows scrolls in its frame, also by keyboard; shadows mark hidden
    // content.
    <div className={styles.table} role="group" aria-label="Tabelle" tabIndex={0}>
      {stacked ? drawElement({ ...stacked, attributes: { ...attributes, class: stackedTable } }) : element}
    </div>
  )
}
