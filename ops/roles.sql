-- psql -v owner_password=… -v password=… -f roles.sql: the user that owns tables, and the one that runs the product.
create role twelvefold_owner login password :'owner_password';
create role twelvefold login password :'password';
create database twelvefold owner twelvefold_owner;
