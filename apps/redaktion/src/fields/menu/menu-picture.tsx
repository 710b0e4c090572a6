import { pageThemes, type Section, sections } from '@rathausplatz/contract/sections'
import { ChevronDown } from 'lucide-react'
import { DeskIcon } from '../../pieces/icon.tsx'
import { type Node, standingOf, titleOf } from './menu-items.ts'
import styles from './menu-picture.module.css'

type MenuPictureProps = {
  nodes: readonly Node[]
  /** The wire name of the menu. */
  name: unknown
  /** The focused item: the picture shows the menu open at it. */
  at: string | undefined
}

/** Shows how the menu looks on the website, with the current input. Nothing in it can be pressed. */
export function MenuPicture({ nodes, name, at }: MenuPictureProps) {
  const section = sectionWith(name)
  if (!section || nodes.length === 0) return null
  const isDrawer = section.menus.main === name
  return (
    <figure className={styles.figure}>
      <figcaption>So steht es auf der Website</figcaption>
      {/* Hidden from screen readers: the tree beside it has the same content. */}
      <div aria-hidden data-theme={section.theme} className={isDrawer ? styles.drawer : styles.footer}>
        <p>{isDrawer ? 'Menü' : section.menus.footerTopics === name ? 'Themen' : 'Rechtliches'}</p>
        <List nodes={nodes} way={isDrawer ? wayTo(nodes, at) : new Set()} at={at} isDrawer={isDrawer} />
      </div>
    </figure>
  )
}

type ListProps = {
  nodes: readonly Node[]
  way: ReadonlySet<string>
  at: string | undefined
  isDrawer: boolean
}

function List({ nodes, way, at, isDrawer }: ListProps) {
  return (
    <ul role="list">
      {nodes.map(node => (
        <li key={node.key} data-here={node.key === at || undefined}>
          <span>{titleOf(node)}</span>
          {isDrawer && node.below.length > 0 && (
            <>
              <span data-open={way.has(node.key) || undefined} className={styles.turn}>
                <DeskIcon drawing={ChevronDown} />
              </span>
              {way.has(node.key) && <List nodes={node.below} way={way} at={at} isDrawer />}
            </>
          )}
        </li>
      ))}
    </ul>
  )
}

/**
 * Returns the first section of the website with this menu; the menus of the town belong to several sections.
 */
function sectionWith(name: unknown): Section | undefined {
  const theme = pageThemes.find(theme => Object.values(sections[theme].menus).some(menu => menu === name))
  return theme && sections[theme]
}

/** Returns the keys of an item and its parents. */
function wayTo(nodes: readonly Node[], key: string | undefined): ReadonlySet<string> {
  const standing = standingOf(nodes, key)
  if (!standing) return new Set()
  return new Set([standing.node.key, ...wayTo(nodes, standing.spot.under)])
}
