import { SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useEffect } from 'react';
import { updateFocus } from 'shared-api/context';
import { addresses } from 'shared-contract/page/addresses';
import { EmptyState, FilterLinks } from 'shared-ui';
import { ChoiceBar } from './choice-bar.tsx';
import classes from './enhancements.module.css';
import { EnhancementsHeader } from './enhancements-header.tsx';
import { ProductCard } from './product-card.tsx';
import { productsUrl } from './products-url.ts';
import { useChangeChoice, useEnhancements } from './use-enhancements.ts';

type ProductChoiceProps = {
  propertyId: string;
  /** Id of a category; null for all. An unknown id shows all, so that old links still work. */
  categoryId: string | null;
  /** SKUs of the plans that the property has. */
  subscribedSkus: readonly string[];
};

/** The enhancements to choose from, by category. The chosen category gets the focus (SPEC §4). */
export function ProductChoice({ propertyId, categoryId, subscribedSkus }: ProductChoiceProps) {
  const { property, order, categories } = useEnhancements(propertyId);
  const change = useChangeChoice(propertyId, order?.id);
  const current = categories.find(({ id }) => id === categoryId) ?? null;
  const currentIri = current?.iri ?? null;
  useEffect(() => updateFocus({ productCategory: currentIri }), [currentIri]);
  const nameOf = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <>
      <EnhancementsHeader
        property={property}
        title="Choose enhancements"
        description="Prices include GST. You pay at checkout."
      />
      <Stack gap="xl">
        <FilterLinks
          label="Enhancements by category"
          options={categories.map(({ id }) => id)}
          current={current?.id ?? null}
          labelOf={(id) => nameOf.get(id) ?? ''}
          hrefOf={(id) => productsUrl(propertyId, id)}
        />
        {categories.length === 0 ? <EmptyState title="Nothing on offer right now">Check back soon.</EmptyState> : null}
        {(current ? [current] : categories).map(({ id, name, description, products }) => (
          <section key={id} aria-labelledby={`category-${id}`}>
            <Title order={2} size="h3" id={`category-${id}`}>
              {name}
            </Title>
            <Text c="dimmed" mb="md">
              {description}
            </Text>
            <SimpleGrid
              cols={{ base: 1, xs: 2, md: 3 }}
              spacing="lg"
              component="ul"
              p={0}
              m={0}
              className={classes.list}
            >
              {products.map((product) => (
                <ProductCard
                  key={product.id}
                  product={product}
                  item={order?.orderItems.find((item) => item.product.id === product.id)}
                  isSubscribed={subscribedSkus.includes(product.sku)}
                  {...change}
                />
              ))}
            </SimpleGrid>
          </section>
        ))}
      </Stack>
      <ChoiceBar order={order} to={addresses.propertyEnhancementSummary(propertyId)} />
    </>
  );
}
