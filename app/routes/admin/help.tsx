import { href, Link } from 'react-router'
import { Manual } from '#app/admin/help/manual.tsx'
import { adminMeta } from '#app/admin/shell/admin-meta.ts'
import { AdminHead } from '#app/admin/ui/admin-head.tsx'
import { buttonLook } from '#app/ui/button.tsx'
import type { Route } from './+types/help.ts'
import { readManual } from './read-manual.ts'

export const meta = () => adminMeta('Handleiding')

export const clientLoader = () => readManual()

export default function HelpPage({ loaderData: { html, chapters } }: Route.ComponentProps) {
  return (
    <>
      <AdminHead title="Handleiding" subtitle="Het beheer van je site, taak voor taak">
        <Link to={href('/admin/api')} className={buttonLook({ tone: 'secondary' })}>
          De API
        </Link>
      </AdminHead>
      <Manual html={html} chapters={chapters} />
    </>
  )
}
