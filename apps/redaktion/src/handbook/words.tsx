import { Fragment } from 'react'
import { Link } from 'react-router'
import { piecesOf } from '../../../../docs/redaktion/read-task.ts'
import styles from './handbook.module.css'

/** A sentence of the handbook: controls are emphasised, other tasks are linked. */
export function Words({ text }: { text: string }) {
  return piecesOf(text).map((piece, at) => {
    switch (piece.is) {
      case 'control':
        return <strong key={at}>{piece.text}</strong>
      case 'example':
        return (
          <span key={at} className={styles.example}>
            „{piece.text}“
          </span>
        )
      case 'heading':
        return <em key={at}>{piece.text}</em>
      case 'link':
        return (
          <Link key={at} to={`/hilfe/${piece.to.replace(/\.md$/, '')}`}>
            {piece.text}
          </Link>
        )
      case 'text':
        return <Fragment key={at}>{piece.text}</Fragment>
    }
  })
}
