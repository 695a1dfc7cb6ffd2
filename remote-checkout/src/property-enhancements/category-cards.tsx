import { Card, SimpleGrid, Text, Title } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState, ResponsiveImage } from 'shared-ui';
import { Price } from '../price/price.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { cheapestOf, type EnhancementCategory } from './enhancement-categories.ts';
import classes from './enhancements.module.css';
import { EnhancementsHeader } from './enhancements-header.tsx';
import { productsUrl } from './products-url.ts';
import { useEnhancements } from './use-enhancements.ts';

/** The categories of enhancements for a property, each with a picture and its lowest price. */
export function CategoryCards({ propertyId }: { propertyId: string }) {
  const { property, order, categories } = useEnhancements(propertyId);
  return (
    <>
      <EnhancementsHeader
        property={property}
        title="Property enhancements"
        description="Services and supplies that look after your property, whether or not it’s listed."
      />
      {categories.length === 0 ? (
        <EmptyState title="Nothing on offer right now">Check back soon.</EmptyState>
      ) : (
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="lg" component="ul" p={0} m={0} className={classes.list}>
          {categories.map((category) => (
            <CategoryCard key={category.id} propertyId={propertyId} category={category} />
          ))}
        </SimpleGrid>
      )}
      <ChoiceBar order={order} to={addresses.propertyEnhancementSummary(propertyId)} />
    </>
  );
}

function CategoryCard({ propertyId, category }: { propertyId: string; category: EnhancementCategory }) {
  const { name, description, products } = category;
  const picture = products.find((product) => product.picture)?.picture;
  const cheapest = cheapestOf(products);
  return (
    <Card component="li" withBorder padding="md" className={classes.card}>
      {picture ? (
        <Card.Section>
          <ResponsiveImage
            picture={{ ...picture, alt: '' }}
            sizes="(min-width: 62em) 24rem, (min-width: 36em) 50vw, 100vw"
            ratio={16 / 9}
          />
        </Card.Section>
      ) : null}
      <Title order={2} size="h4" mt="md">
        <Link to={productsUrl(propertyId, category.id)} className={classes.cardLink}>
          {name}
        </Link>
      </Title>
      <Text c="dimmed">{description}</Text>
      {cheapest ? (
        <Text fw={600} mt="xs">
          From <Price {...cheapest} />
        </Text>
      ) : null}
    </Card>
  );
}
