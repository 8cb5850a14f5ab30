import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { AdminHead } from '#app/admin/admin-head.tsx'
import { adminMeta } from '#app/admin/admin-meta.ts'
import { Manual } from '#app/features/help/manual.tsx'
import type { Route } from './+types/help.ts'
import { readManual } from './read-manual.ts'

export const meta = () => adminMeta('Handleiding')

export const clientLoader = () => readManual()

export default function HelpPage({ loaderData: { html, chapters } }: Route.ComponentProps) {
  const { hash } = useLocation()

  // The page itself comes after the browser has looked for it.
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView()
  }, [hash])

  return (
    <>
      <AdminHead title="Handleiding" subtitle="Het beheer van je site, taak voor taak" />
      <Manual html={html} chapters={chapters} />
    </>
  )
}
