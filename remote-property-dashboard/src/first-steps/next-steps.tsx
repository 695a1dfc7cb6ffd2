import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { listingTypesOf } from 'shared-contract/listing/listing-detail-rules';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { Section } from 'shared-ui';
import rowLink from '../row-link/row-link.module.css';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';
import classes from './next-steps.module.css';

/**
 * What an owner can do with a property that has neither a listing nor a tenancy. Renders nothing for any other. The
 * tenancy's own card says when the tenancies fail to load.
 */
export function NextSteps({ property }: { property: Property }) {
  const { data: tenancies } = useQuery(tenanciesQuery(property.id));
  if (property.currentListing || property.archivedAt || tenancies?.length !== 0) return null;
  return (
    <Section
      title="What’s next?"
      framed
      action={
        <Anchor component={Link} to={addresses.propertyWelcome(property.id)} size="sm" className={classes.link}>
          See all first steps
        </Anchor>
      }
    >
      <ul className={classes.choices}>
        {choicesOf(property).map(({ title, reason, action, path }) => (
          <li key={title} className={`${rowLink.row} ${classes.choice}`}>
            <div>
              <span className={rowLink.title}>{title}</span>
              <p className={rowLink.text}>{reason}</p>
            </div>
            <Link to={path} className={`${rowLink.link} ${classes.action}`} aria-label={`${action}: ${title}`}>
              {action}
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}

type Choice = { title: string; reason: string; action: string; path: string };

function choicesOf({ id, propertyType }: Property): Choice[] {
  const canBeListedForLease = listingTypesOf[propertyType.name].includes('lease');
  return [
    ...(canBeListedForLease
      ? [
          {
            title: 'Find a tenant',
            reason: 'Add photos, the rent and open homes. People enquire and apply here.',
            action: 'List for lease',
            path: addresses.listingCreate(id, 'lease'),
          },
        ]
      : []),
    {
      title: 'Sell this property',
      reason: 'Add photos, a price and open homes. People enquire and make offers here.',
      action: 'List for sale',
      path: addresses.listingCreate(id, 'sale'),
    },
    {
      title: 'It’s rented already',
      reason:
        'Enter the tenants and terms in an agreement. Once everyone has signed, you see rent, bond and dates here.',
      action: 'Record the tenancy',
      path: addresses.tenancyAgreementCreate(id),
    },
  ];
}
