type MailLinkProps = { to: string; subject?: string };

export function MailLink({ to, subject }: MailLinkProps) {
  return <a href={`mailto:${to}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}>{to}</a>;
}
